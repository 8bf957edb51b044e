import { soundsLikeAdvert } from './advert-words.ts'
import type { Link } from './links.ts'

const otherPapers =
  / (?:privacy|informativa|cookie|gdpr|company profile|profile|profilo|brochure|catalogo?|catalogue|depliant|certificat[oi]|certificazion[ei]|bilancio|codice etico|codice di condotta|modulo|regolamento|policy|politica|organigramma|iso|manuale?|listino|statuto|visura|modello|mog|231|whistleblowing|scheda (?:prodotto|tecnica)|menu|rassegna|presentazione|condizioni|termini|domanda di|fac simile|graduatoria|esito|verbale|curriculum vitae|calendario|report|sostenibilita|guida|form) /

/** PDFs that may be adverts: any from a careers page but the usual papers, elsewhere those that say so. */
export function advertPdfLinks(links: readonly Link[], { isCareersPage }: { isCareersPage: boolean }): Link[] {
  return links.filter((link) => {
    if (link.kind !== 'anchor' || !/\.pdf$/i.test(URL.parse(link.url)?.pathname ?? '')) return false
    const words = `${link.folded}${link.path}`
    const saysSo = soundsLikeAdvert(words)
    if (otherPapers.test(words)) return false
    return isCareersPage ? !link.isChrome || saysSo : saysSo
  })
}
