import { askingHeadlines, workHeadlines } from '../lexicon/advert-headlines.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'

const advertising = foldedWords([...askingHeadlines, ...workHeadlines])

const asking = foldedWords(askingHeadlines)

/** "Cerchiamo un saldatore": the words seek someone explicitly. */
export const asksForPeople = (words: string): boolean => asking.test(words)

/** The words offer work, as the headline of a post or the name of a file. */
export const soundsLikeAdvert = (words: string): boolean => advertising.test(words)
