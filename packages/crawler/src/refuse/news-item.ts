import type { Quote } from '../evidence.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import type { RawPosition } from '../raw-position.ts'

/** Headlines tell what happened or will; an advert names a post. */
const newsHeadline =
  /\b(?:assunt[oaie]|assume|assunzioni|nuovi ingressi|inaugurat\w*|premiat\w*|apre|aperta la|aprira|raggiung\w+|traguardo|cresce|festeggia\w*|celebra\w*|ottenut\w+|ottiene|presenta|investe|entra in|nominat\w+|benvenut\w+|intervista|la storia|testimonianz\w+|raises|opens|launches|wins|welcomes|announces|a caccia di|boom|record|open day|job day|career day|recruiting day|fiera)\b/
/** "Badante: come metterla in regola", "Quanto guadagna un saldatore": what a reader is to learn. */
const explaining =
  /[:–—?!-]\s*(?:ecco |le |i |la |il |tutt[oe] )?(?:come|cosa|quant[oaie]|quando|perche|chi (?:e|paga|deve|puo)|(?:una |la )?guida(?: (?:al?|all[ao'’]?|ai|agli|alle|per|pratica|completa|rapida)\b|$)|quali|consigli|regole|obblighi|novita|differenze|vantaggi|requisiti e|cosa fa|how|what|why|guide|wie|was|warum|\d{1,2} (?:consigli|regole|cose|passi|motivi|errori|tips|ways|steps))\b|^(?:come|quanto|quando|perche|cosa|guida (?:al?|all[ao'’]?|ai|agli|alle|per|pratica|completa)|tutto|\d{1,2} (?:consigli|regole|cose|passi|motivi|errori)|how to|what is|wie|was) |\b(?:come (?:fare|funziona|scegliere|assumere|diventare|mettere|metterl[aoei])|cosa fa|quanto (?:costa|guadagna))\b/
/** Whether a folded headline promises an explanation. */
export const isExplanation = (headline: string): boolean => explaining.test(headline)

/** "Venti magazzinieri assunti", "Il nostro casaro va in pensione": what became of people who work here. */
const befell =
  /(?<=\S )(?:stabilizzat|assunt|premiat|promoss|nominat|festeggiat|reintegrat|licenziat|regolarizzat|internalizzat)[oaie]\b|\b(?:bell|buon|ottim|splendid)[aei]? notizi[ae]\b|\b(?:va|vanno|andat[oaie]) in pensione\b|\b(?:promoted|retires?|good news|geht in (?:pension|rente)|verabschiedet|ausgezeichnet|befordert)\b/

const applying =
  /\b(?:(?:inviare|invia|inviate|mandare|manda|mandate|scrivi|scrivere|scrivete)\b.{0,40}\b(?:cv|curriculum|candidatura)\b|per candidars\w+|apply\b|bewerb\w+)/
const newsPath = /\/(?:news|notizie|blog|press|stampa|comunicati|eventi|events|magazine|rassegna)(?:[/-]|$)/i

/** A news item about hiring: a headline, no list of what is asked, no way to apply. */
export function newsBecause(raw: RawPosition, advert: Advert, isRole: boolean): Quote | null {
  const headline = newsHeadline.exec(advert.title.folded)
  const requires = () =>
    advert.statements.some(({ kind, isProse, isItem }) => kind === 'requirements' && (isItem || !isProse))
  const invites = () => raw.applyUrl !== null || advert.statements.some(({ folded }) => applying.test(folded))
  const asks = () => requires() || invites()
  const told = explaining.exec(advert.title.folded)
  if (told && !asks()) return quoteOf(advert.title, told.index, told.index + told[0].length)
  const happened = befell.exec(advert.title.folded)
  if (happened && !asks()) return quoteOf(advert.title, happened.index, happened.index + happened[0].length)
  const isTold = headline?.index === 0 && /^(?:assunt|benvenut|nominat|premiat|inaugurat)/.test(headline[0])
  if (headline && (isTold || !isRole) && !(requires() && invites()))
    return quoteOf(advert.title, headline.index, headline.index + headline[0].length)
  const count = /\b(?:cercasi|cerchiamo|ricercati|servono|mancano) (\d{2,5})\b/.exec(advert.title.folded)
  if (count && Number(count[1]) >= 20 && !asks())
    return quoteOf(advert.title, count.index, count.index + count[0].length)
  return newsPath.test(raw.url) && !isRole && !asks() ? quoteOf(advert.title) : null
}
