import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { once } from '@vedetta/reference/once'
import { dictionary } from '@zxcvbn-ts/language-it'
import { notNames } from './not-names.ts'

const nouns = once(() => new Set(dictionary.commonWords))
const names = once(() => new Set([...dictionary.firstnames, ...dictionary.lastnames, ...surnames]))

/** A word of the language, folded. */
export const isNoun = (word: string): boolean => nouns().has(word)

/** A name that many people bear, folded. */
export const isWidespreadName = (word: string): boolean => names().has(word)

/** A word that means more than one person: of the language, a widespread name, a town, a trade. */
export function isCommonWord(word: string): boolean {
  return (
    isNoun(word) ||
    isWidespreadName(word) ||
    isGivenName(word) ||
    notNames.has(word) ||
    isTrade(word) ||
    findMunicipality(word) !== undefined
  )
}
