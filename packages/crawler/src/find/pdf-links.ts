import { foldedWords } from '../lexicon/compile-terms.ts'
import { otherDocuments } from '../lexicon/official-papers.ts'
import { soundsLikeAdvert } from './advert-words.ts'
import type { Link } from './links.ts'

const otherPapers = foldedWords(otherDocuments)

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
