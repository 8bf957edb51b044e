import type { Quote } from '../evidence.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import type { RawPosition } from '../raw-position.ts'

/** Headlines tell what happened or will; an advert names a post. */
const HEADLINE =
  /\b(?:assunt[oaie]|assume|assunzioni|nuovi ingressi|inaugurat\w*|premiat\w*|apre|aperta la|aprira|raggiung\w+|traguardo|cresce|festeggia\w*|celebra\w*|ottenut\w+|ottiene|presenta|investe|entra in|nominat\w+|benvenut\w+|intervista|la storia|testimonianz\w+|raises|opens|launches|wins|welcomes|announces|a caccia di|boom|record|open day|job day|career day|recruiting day|fiera)\b/
const APPLYING =
  /\b(?:(?:inviare|invia|inviate|mandare|manda|mandate|scrivi|scrivere|scrivete)\b.{0,40}\b(?:cv|curriculum|candidatura)\b|per candidars\w+|apply\b|bewerb\w+)/
const NEWS_PATH = /\/(?:news|notizie|blog|press|stampa|comunicati|eventi|events|magazine|rassegna)(?:[/-]|$)/i

/** A news item about hiring: a headline, no list of what is asked, no way to apply. */
export function newsBecause(raw: RawPosition, advert: Advert, isRole: boolean): Quote | null {
  const headline = HEADLINE.exec(advert.title.folded)
  const requires = () =>
    advert.statements.some(({ kind, isProse, isItem }) => kind === 'requirements' && (isItem || !isProse))
  const invites = () => raw.applyUrl !== null || advert.statements.some(({ folded }) => APPLYING.test(folded))
  const asks = () => requires() || invites()
  if (headline && !isRole && !(requires() && invites()))
    return quoteOf(advert.title, headline.index, headline.index + headline[0].length)
  const count = /\b(?:cercasi|cerchiamo|ricercati|servono|mancano) (\d{2,5})\b/.exec(advert.title.folded)
  if (count && Number(count[1]) >= 20 && !asks())
    return quoteOf(advert.title, count.index, count.index + count[0].length)
  return NEWS_PATH.test(raw.url) && !isRole && !asks() ? quoteOf(advert.title) : null
}
