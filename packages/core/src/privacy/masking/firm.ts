import { isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { isNoun, isWidespreadName } from './common-words.ts'
import { hasCompanyForm, withoutForm } from './company-forms.ts'
import { letters, wordsOf } from './person-keys.ts'

/** The names that a company goes by, as contacts are judged by them. */
export type Firm = {
  /** A sole trader's, as it seems: the name of a person, without a form of companies. Their contacts are their own. */
  isPerson: boolean
  /** By a form of companies in its name. */
  isCompany: boolean
  /** The words of a sole trader's name that may be the person's. */
  personWords: readonly string[]
  /** Those of the owner whom the name gives last: "Officina Lupo di Ivo Sarti & C.". */
  ownerWords: readonly string[]
  /** Whether a word, or words set together, is of its name. */
  has: (word: string) => boolean
  /** Whether a mailbox is spelt by words of its name, in any order, or their initials: at least one of them in full. */
  spells: (local: string) => boolean
}

export function firmOf(names: readonly string[]): Firm {
  const owners = names.map(ownerIn)
  const ownerWords = owners.flat()
  const each = names.map((name) => wordsOf(withoutForm(sameLengthFold(name))))
  const initials = each.map((words) => words.map((word) => word.slice(0, 1)).join(''))
  const isPerson = names.some((name, at) => isPersonsName(name, each[at] ?? []))
  return {
    isPerson,
    isCompany: names.some(isCompanysName),
    personWords: isPerson
      ? each.flatMap((words, at) => ownOf(words, owners[at] ?? [])).filter((word) => word.length > 3 && !isPlain(word))
      : [],
    ownerWords,
    has: (word) =>
      word.length > 1 &&
      (each.some((words) => words.includes(word) || isRunOf(word, words)) ||
        (word.length < 5 && initials.some((all) => all.startsWith(word)))),
    spells: (local) => each.some((words) => isSpeltOf(local, words)),
  }
}

/** "Officina Lupo di Ivo Sarti & C.": whoever stands last, with a given name. */
function ownerIn(name: string): string[] {
  const folded = withoutForm(sameLengthFold(name)).replace(/ ?(?:&|e) (?:c|co|soci|figli)\b[^a-z]*$/, '')
  const last = / (?:di|des|der|del|della) (?:(?:dott|dr|ing|geom|avv|rag|arch|prof)\S* )*(\S+(?: \S+){1,3})\s*$/.exec(
    folded,
  )?.[1]
  const words = wordsOf(last ?? '')
  return words.some((word) => isGivenName(word) || word.length === 1) ? words : []
}

/** What a business is called is nobody's where its name gives the owner apart. */
const ownOf = (words: readonly string[], owner: readonly string[]) => (owner.length > 0 ? owner : words)

const isCompanysName = (name: string) => hasCompanyForm(sameLengthFold(name))

const trader = /(?:^|\s)(?:dott|dr|ing|geom|avv|rag|arch|prof)\S*\s/

function isPersonsName(name: string, words: readonly string[]): boolean {
  if (isCompanysName(name)) return false
  const folded = sameLengthFold(name)
  if (trader.test(folded) || /(?:impresa|ditta) individuale/.test(folded)) return true
  const given = words.findIndex((word) => isGivenName(word) && !isTrade(word))
  if (words.some((word, at) => at !== given && given >= 0 && word.length > 2 && (at > given || !isPlain(word))))
    return true
  // "Officina Mobile di Xhafa Ardit": who trades stands last.
  const owner = / (?:di|des|der) (\S+ \S+)$/.exec(folded)?.[1]
  return owner?.split(' ').some((word) => isWidespreadName(word) && !isNoun(word)) ?? false
}

const isPlain = (word: string) => isOfficeWord(word) || isTrade(word)

const minRun = 4

/** "caffebianchi" of "Torrefazione Caffè Bianchi": its words set together, the last of them perhaps cut short. */
function isRunOf(word: string, words: readonly string[]): boolean {
  if (word.length < minRun) return false
  const spelt = letters([word])
  return words.some((first, at) => {
    const run = letters(words.slice(at))
    return run.startsWith(spelt) && (spelt.length > letters([first]).length || spelt.length > 5 || spelt === first)
  })
}

const glue = new Set('da di de del della e il la lo le l al alla the and und srl snc sas spa coop asd info'.split(' '))
const minWord = 4
const forms = ['srl', 'spa', 'snc', 'sas']

/** "bargigisnc", "gsaurora", "aurorasport": nothing but words of the name, of glue, and initials at the beginning. */
function isSpeltOf(local: string, words: readonly string[]): boolean {
  const spelt = letters([local])
  const own = words.flatMap((word) => spellingsOf(letters([word]))).filter((word) => word.length > 1)
  const initials = words.map((word) => word.slice(0, 1)).join('')
  const reached = new Map([[0, 0]])
  for (let length = 2; length < 5; length++)
    if (initials.startsWith(spelt.slice(0, length)) && spelt.length > length) reached.set(length, 0)
  for (let at = 0; at < spelt.length; at++) {
    const long = reached.get(at)
    if (long === undefined) continue
    // Glue upon glue spells names: "al", "e".
    for (const part of [...own, ...glue])
      if (spelt.startsWith(part, at) && !(glue.has(part) && at > 0 && long === 0)) {
        const gained = long + (part.length >= minWord && !glue.has(part) ? 1 : 0)
        reached.set(at + part.length, Math.max(reached.get(at + part.length) ?? 0, gained))
      }
  }
  if ((reached.get(spelt.length) ?? 0) > 0) return true
  // "ogaspa" of Officine Grafiche Adriatiche, "fornoanticogorizia" of the Forno Antico.
  if (initials.length > 2 && forms.some((form) => spelt === initials + form)) return true
  return reached.entries().some(([at, long]) => long > 0 && findMunicipality(spelt.slice(at)) !== undefined)
}

/** "orafo", "orafi": a trade is one person's or several's. */
const spellingsOf = (word: string) =>
  word === 'fratelli'
    ? [word, 'flli']
    : word.length > 4 && /[aeio]$/.test(word)
      ? ['a', 'e', 'i', 'o'].map((end) => word.slice(0, -1) + end)
      : [word]
