import { askingHeadlines, workHeadlines } from '../lexicon/advert-headlines.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'

const advertising = foldedWords([...askingHeadlines, ...workHeadlines])

const asks = foldedWords(askingHeadlines)

/** "Cerchiamo un saldatore": asks for people in so many words. */
export const asksForPeople = (words: string): boolean => asks.test(words)

/** Speaks of work on offer, as the headline of a post or the name of a file. */
export const soundsLikeAdvert = (words: string): boolean => advertising.test(words)
