import { likelyPlaces, promises } from '../lexicon/careers-links.ts'
import { hidingPlaces, traps } from '../lexicon/careers-traps.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'

/** Pages for spontaneous applications: positions are there only if they are nowhere else. */
const spontaneous =
  / (?:candidatur[ae]|application|bewerbung) (?:spontane[ae]|libera)(?= )| spontane(?:ous|a|e) | initiativbewerbung /

const promising = foldedWords(promises)
const placing = foldedWords(likelyPlaces)
const hiding = foldedWords(hidingPlaces)
const trapping = foldedWords(traps)

const any = foldedWords([...promises, ...likelyPlaces, ...hidingPlaces])

/** Whether `careersWeight` can be more than 0, at a fraction of its cost: most links of a page say nothing of this kind. */
export const mayLeadToCareers = (words: string): boolean => any.test(words) || spontaneous.test(words)

/** Whether folded words are of the highest weight. Most say nothing of careers, which one pattern tells. */
export const namesCareers = (words: string): boolean =>
  promising.test(words) && !spontaneous.test(words) && !trapping.test(words)

/** How likely folded words name a company's open positions: 10, 5, 2 or 0; below 0 for words that only sound similar. */
export function careersWeight(words: string): number {
  if (spontaneous.test(words)) return 4
  if (trapping.test(words)) return promising.test(words) && words.length < 60 ? 1 : -5
  if (promising.test(words)) return 10
  if (placing.test(words)) return 5
  if (hiding.test(words)) return 2
  return 0
}
