import { isOffice, isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { once } from '@vedetta/reference/once'
import { isNoun, isWidespreadName } from './common-words.ts'
import { introduction, isStreetOrFirm } from './contact-names.ts'
import { title } from './name-candidates.ts'
import { notNames } from './not-names.ts'

/** A text as its addresses are judged by it: prepared once for all of them. */
export type Surroundings = { text: string; folded: string; words: () => readonly string[] }

export function surroundingsOf(text: string): Surroundings {
  const folded = sameLengthFold(text)
  const words = once(() =>
    folded
      .split(/\s+/)
      .filter((part) => !part.includes('@'))
      .flatMap((part) => part.replaceAll("'", '').split(/[^a-z]+/))
      .filter((word) => word !== ''),
  )
  return { text, folded, words }
}

/** The words around decide about what the address alone leaves open: "Filiale di Treviglio", "(Ivana Colangelo)". */
export function isPersonalAddress(address: string, around: Surroundings): boolean {
  const [local = '', domain = ''] = address.split('@')
  const words = sameLengthFold(local)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const isOfOffice = isOffice(address)
  if (isOfOffice && words.some(isTrade)) return false
  if (isOfOffice || isNamedFirm(around.words(), words)) return words.some((word) => isNamedIn(around, word, domain))
  const [only = ''] = words
  if (words.length > 1) return !(words.every(isPlainWord) && words.some(isCommonNoun))
  if (isSlogan(only) || (isCommonNoun(only) && !isNamedIn(around, only, ''))) return false
  return only !== local || !isTownOf(around.folded, only)
}

/** A word of the address that the text writes as a name: "hr.colangelo" beside "Ivana Colangelo". */
function isNamedIn({ text, folded }: Surroundings, word: string, domain: string): boolean {
  if (word.length < 3 || isKnownWord(word)) return false
  const isOwn = domain.startsWith(word)
  const pattern = new RegExp(`(?<![a-z.@/-])${word.split('').join("[ ']?")}(?![a-z@]|\\.[a-z])`, 'g')
  return allMatches(pattern, folded).some(({ 0: found, index }) => {
    const end = index + found.length
    if (!/^\p{Lu}/u.test(text.slice(index)) || isStreetOrFirm(folded, { start: index, end })) return false
    const before = folded.slice(Math.max(0, index - 90), index)
    if (isOfficeWord(/([a-z]+)[^a-z]*$/.exec(before)?.[1] ?? '') && !isOwn && !/[,:(]\s?$/.test(before)) return false
    return introduction.test(before) || title.test(before) || (!isOwn && isAfterGivenName(before))
  })
}

const isKnownWord = (word: string) =>
  (isOfficeWord(word) && word.length > 5) || notNames.has(word) || findMunicipality(word) !== undefined

/** "Ivana ": a given name, or a word that is neither an office nor any other word of adverts. */
function isAfterGivenName(before: string): boolean {
  const word = /(?:^|[^a-z'])([a-z']{2,})[ \u00a0]$/.exec(before)?.[1]
  return word !== undefined && (isGivenName(word) || isWidespreadName(word)) && !notNames.has(word)
}

/** "Treviglio (BG)", "filiale di Treviglio". */
function isTownOf(folded: string, town: string): boolean {
  if (findMunicipality(town) === undefined) return false
  return new RegExp(
    `(?:filiale|sede|negozio|agenzia|punto vendita|store|branch)[^\n]{0,20} ${RegExp.escape(town)}|${RegExp.escape(town)} \\([a-z]{2}\\)`,
  ).test(folded)
}

/** "noleggi", "stagione": a word of the language that is no name. */
function isCommonNoun(word: string): boolean {
  return word.length > 4 && isNoun(word) && !isWidespreadName(word) && !isGivenName(word)
}

const isPlainWord = (word: string) => word.length > 2 && isNoun(word) && !isGivenName(word)
/** "meccanica", "cinofilo" between a trade and the name it goes by. */
const isAdjective = (word: string) =>
  /(?:ic[aoi]|al[ei]|iv[aoi]|fil[aoi]|ari[aoe]|os[aoi]|neare)$/.test(word) && !isGivenName(word)

const minWords = 3
const smallWord =
  /^(?:al|con|noi|voi|di|da|del|per|in|il|la|lo|le|un|una|uno|ti|mi|ci|si|nel|su|tu|tua|tuo|fai|che|vai)$/

/** Begins with a given name, or begins or ends with a surname. */
function isNamed(word: string): boolean {
  for (let length = 4; length < word.length; length++) {
    const [start, rest] = [word.slice(0, length), word.slice(length)]
    if (isGivenName(start) || surnames.has(start) || surnames.has(rest)) return true
  }
  return false
}

/** "mettitiallaprova": words of the language in a row, two of them long, and no name. */
function isSlogan(word: string): boolean {
  if (word.length < 11 || word.length > 40 || isNamed(word)) return false
  const reached = new Map([[0, { words: 0, long: 0 }]])
  for (let start = 0; start < word.length; start++) {
    const before = reached.get(start)
    if (!before) continue
    for (let end = start + 2; end <= word.length; end++) {
      const part = word.slice(start, end)
      if (part.length < 4 ? !smallWord.test(part) : !isNoun(part)) continue
      const best = reached.get(end)
      const long = before.long + (part.length > 3 ? 1 : 0)
      if (best === undefined || long > best.long) reached.set(end, { words: before.words + 1, long })
    }
  }
  const whole = reached.get(word.length)
  return whole !== undefined && whole.words >= minWords && whole.long > 1
}

const particle = /^(?:de|di|del|della|d|lo|la|le|li|van|von)$/
const article = /^(?:il|lo|la|i|gli|le|al|alla|da|dal|dei|degli|delle|the)$/

/** "Il Fornaio – ilfornaio@…", "pizzeria Fuoco e Farina – fuocoefarina@…": the words of the text that it spells name no person. */
function isNamedFirm(words: readonly string[], localWords: readonly string[]): boolean {
  if (localWords.join('').length < 6) return false
  const isSpelt = (spelt: string, isFirm: (at: number, count: number) => boolean) =>
    spelt.length > 5 && words.some((_, at) => isFirm(at, countSpelt(words, at, spelt)))
  const isAfterTrade = (at: number, count: number) =>
    count > 0 && (isTrade(words[at - 1] ?? '') || (isTrade(words[at - 2] ?? '') && isAdjective(words[at - 1] ?? '')))
  return (
    (!localWords.some(isOfPerson) && localWords.some((word) => isSpelt(word, isAfterTrade))) ||
    isSpelt(localWords.join(''), (at, count) => isAfterTrade(at, count) || isFirmName(words.slice(at, at + count)))
  )
}

const isOfPerson = (word: string) => word.length === 1 || isGivenName(word)

/** How many words from there on spell it together, or none. */
function countSpelt(words: readonly string[], at: number, spelt: string): number {
  let joined = ''
  let count = 0
  while (joined.length < spelt.length && at + count < words.length && spelt.startsWith(joined))
    joined += words[at + count++] ?? ''
  return joined === spelt ? count : 0
}

function isFirmName(parts: readonly string[]): boolean {
  const [first = ''] = parts
  const count = parts.length
  if (count < 2) return false
  const isSurname = count === 2 && particle.test(first)
  const isFirm = parts.some((word) => isOfficeWord(word) || article.test(word))
  return isFirm && !isSurname && !parts.some(isOfPerson)
}
