import { isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { letters, wordsOf } from './person-keys.ts'

/** The names that a company goes by, as contacts are judged by them. */
export type Firm = {
  /** A sole trader's, as it seems: the name of a person, without a form of companies. Their contacts are their own. */
  isPerson: boolean
  /** By a form of companies in its name. */
  isCompany: boolean
  /** The words of a sole trader's name that may be the person's. */
  personWords: readonly string[]
  /** Whether a word, or words set together, is of its name. */
  has: (word: string) => boolean
}

const companyForm =
  /(?<![a-z])(?:s\.?\s?r\.?\s?l\.?\s?s?|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|s\.?\s?a\.?\s?p\.?\s?a|societa|soc\.?|coop\w*|s\.?c\.?(?:ar\.?l|r\.?l|p\.?a)?|onlus|aps|ets|asd|ssd|odv|gmbh|kg|ohg|ag|gen|genossenschaft|group|gruppo|holding|fondazione|istituto|scuola|liceo|parrocchia|comune|consorzio|associazione|banca|ospedale|universita|radio|f\.?lli|fratelli|associati|& c|e figli|san|santa|sant'|ltd|inc|sarl)(?![a-z])/

export function firmOf(names: readonly string[]): Firm {
  const each = names.map((name) => wordsOf(name))
  const spelt = each.map((words) => letters(words))
  const initials = each.map((words) => words.map((word) => word.slice(0, 1)).join(''))
  const isPerson = names.some((name, at) => isPersonsName(name, each[at] ?? []))
  return {
    isPerson,
    isCompany: names.some(isCompanysName),
    personWords: isPerson ? each.flat().filter((word) => word.length > 3 && !isPlain(word)) : [],
    has: (word) =>
      each.some((words) => words.includes(word)) ||
      (word.length > 3 && spelt.some((name) => name.includes(letters([word])))) ||
      (word.length > 1 && word.length < 5 && initials.some((all) => all.startsWith(word))),
  }
}

const isCompanysName = (name: string) => companyForm.test(name.toLowerCase())

function isPersonsName(name: string, words: readonly string[]): boolean {
  if (isCompanysName(name)) return false
  const given = words.findIndex((word) => isGivenName(word) && !isTrade(word))
  return words.some((word, at) => at !== given && given >= 0 && word.length > 2 && (at > given || !isPlain(word)))
}

const isPlain = (word: string) => isOfficeWord(word) || isTrade(word)
