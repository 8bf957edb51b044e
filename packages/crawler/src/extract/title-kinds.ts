import { anywhere, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { explanations, newsHeadlineWords, staffNews } from '../lexicon/news.ts'
import { spontaneousTitles, talentPools } from '../lexicon/refusals.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'

const spontaneous = anywhere(spontaneousTitles)
const pool = fromWordStart(talentPools)
const headline = wholeWords(newsHeadlineWords)
const explaining = anywhere(explanations)
const staffEvent = anywhere(staffNews)

/** "Candidatura spontanea", "Talent community": an invitation without a post. */
export function isSpontaneousTitle(title: string): boolean {
  const folded = sameLengthFold(title)
  return spontaneous.test(folded) || pool.test(folded)
}

/** "Assunti cinque giovani", "Come scegliere l'elettricista": the words of news and guides. */
export function isNewsHeadline(title: string): boolean {
  const folded = sameLengthFold(title)
  return headline.test(folded) || explaining.test(folded) || staffEvent.test(folded)
}
