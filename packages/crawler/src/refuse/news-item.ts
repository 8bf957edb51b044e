import type { Quote } from '../evidence.ts'
import { anywhere, wholeWords } from '../lexicon/compile-terms.ts'
import { explanations, newsHeadlineWords, staffNews } from '../lexicon/news.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import type { RawPosition } from '../raw-position.ts'

const newsHeadline = wholeWords(newsHeadlineWords)
const explaining = anywhere(explanations)
/** Whether a folded headline promises an explanation. */
export const isExplanation = (headline: string): boolean => explaining.test(headline)

const staffEvent = anywhere(staffNews)

const applying =
  /\b(?:(?:inviare|invia|inviate|mandare|manda|mandate|scrivi|scrivere|scrivete)\b.{0,40}\b(?:cv|curriculum|candidatura)\b|per candidars\w+|apply\b|bewerb\w+)/
const newsPath = /\/(?:news|notizie|blog|press|stampa|comunicati|eventi|events|magazine|rassegna)(?:[/-]|$)/i

/** A news item about hiring: a headline without a list of requirements and without a call to apply. */
export function newsBecause(raw: RawPosition, advert: Advert, isRole: boolean): Quote | null {
  const headline = newsHeadline.exec(advert.title.folded)
  const requires = () =>
    advert.statements.some(({ kind, isProse, isItem }) => kind === 'requirements' && (isItem || !isProse))
  const invites = () => raw.applyUrl !== null || advert.statements.some(({ folded }) => applying.test(folded))
  const isAdvertLike = () => requires() || invites()
  const explanation = explaining.exec(advert.title.folded)
  if (explanation && !isAdvertLike())
    return quoteOf(advert.title, explanation.index, explanation.index + explanation[0].length)
  const event = staffEvent.exec(advert.title.folded)
  if (event && !isAdvertLike()) return quoteOf(advert.title, event.index, event.index + event[0].length)
  const isReport = headline?.index === 0 && /^(?:assunt|benvenut|nominat|premiat|inaugurat)/.test(headline[0])
  if (headline && (isReport || !isRole) && !(requires() && invites()))
    return quoteOf(advert.title, headline.index, headline.index + headline[0].length)
  const count = /\b(?:cercasi|cerchiamo|ricercati|servono|mancano) (\d{2,5})\b/.exec(advert.title.folded)
  if (count && Number(count[1]) >= 20 && !isAdvertLike())
    return quoteOf(advert.title, count.index, count.index + count[0].length)
  return newsPath.test(raw.url) && !isRole && !isAdvertLike() ? quoteOf(advert.title) : null
}
