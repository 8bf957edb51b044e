import { isOffice, isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { givenNames } from '@vedetta/crawler/lexicon/people-names'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { once } from '@vedetta/reference/once'
import { dictionary } from '@zxcvbn-ts/language-it'
import { introduction, isStreetOrFirm } from './contact-names.ts'
import { notNames } from './not-names.ts'

/** An e-mail address or a personal profile in a text, however it is written; `address` is in lower case. */
export type FoundAddress = { start: number; end: number; address: string; isPersonal: boolean }

const at = String.raw`(?:\s?@\s?|\s?[[({<]\s?(?:at|@|chiocciola)\s?[\])}>]\s?|\s(?:chiocciola|at)\s)`
const dot = String.raw`(?:\.|\s?[[({<]\s?(?:dot|punto|\.)\s?[\])}>]\s?|\s(?:punto|dot)\s)`
const written = new RegExp(
  `[\\p{L}\\d](?:(?:[\\p{L}\\d_%+'-]|${dot}(?=[\\p{L}\\d])){0,80}[\\p{L}\\d_+-])?${at}(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?${dot}){1,4}[a-z]{2,24}(?![\\p{L}\\d@-])`,
  'giu',
)
const atSign = new RegExp(at, 'giu')
const dotSign = new RegExp(dot, 'giu')
const hasAddress = /@|[[({<]\s?(?:at|chiocciola)\s?[\])}>]|\s(?:chiocciola|at)\s/i
const profile = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\d%._~-]+\/?/giu

export function contactAddressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  if (hasAddress.test(text)) {
    for (const match of allMatches(written, text)) {
      const isPlain = match[0].includes('@')
      const address = match[0].replace(atSign, '@').replace(dotSign, '.').replace(/\s/g, '').toLowerCase()
      // "at" is also a word: a hidden address has a dot that is hidden or tight.
      if (!isPlain && !/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(address)) continue
      if (!isPlain && /\sat\s/i.test(match[0]) && !/[\w-]\.[a-z]{2,}$|dot|punto/i.test(match[0])) continue
      const digits = /^\d{5,}(?=[a-z]{3,}[^@]*@)/i.exec(match[0])?.[0].length ?? 0
      found.push({
        start: match.index + digits,
        end: match.index + match[0].length,
        address: address.slice(digits),
        isPersonal: isPersonal(address.slice(digits), text),
      })
    }
  }
  if (text.includes('linkedin.com/in/'))
    for (const { 0: url, index } of allMatches(profile, text))
      found.push({ start: index, end: index + url.length, address: url.toLowerCase(), isPersonal: true })
  return found
}

/** The words around decide about what the address alone leaves open: "Filiale di Treviglio", "(Ivana Colangelo)". */
function isPersonal(address: string, text: string): boolean {
  const [local = ''] = address.split('@')
  const words = sameLengthFold(local)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  if (isOffice(address)) return words.some((word) => isNamedIn(text, word, address.split('@')[1] ?? ''))
  if (isNamedFirm(text, local)) return false
  if (words.length === 1 && isCommonNoun(words[0] ?? '') && !isNamedIn(text, local, '')) return false
  const [only] = words
  if (words.length === 1 && only === local && isTownOf(text, only)) return false
  return true
}

/** A word of the address that the text writes as a name: "hr.colangelo" beside "Ivana Colangelo". */
function isNamedIn(text: string, word: string, domain: string): boolean {
  if (word.length < 3 || isKnownWord(word)) return false
  const folded = sameLengthFold(text)
  const isOwn = domain.startsWith(word)
  const pattern = new RegExp(`(?<![a-z.@/-])${word.split('').join("[ ']?")}(?![a-z@]|\\.[a-z])`, 'g')
  return allMatches(pattern, folded).some(({ 0: found, index }) => {
    const end = index + found.length
    if (!/^\p{Lu}/u.test(text.slice(index)) || isStreetOrFirm(folded, { start: index, end })) return false
    const before = folded.slice(Math.max(0, index - 90), index)
    if (isOfficeWord(/([a-z]+)[^a-z]*$/.exec(before)?.[1] ?? '') && !isOwn && !/[,:(]\s?$/.test(before)) return false
    return introduction.test(before) || (!isOwn && isAfterGivenName(before))
  })
}

const isKnownWord = (word: string) =>
  (isOfficeWord(word) && word.length > 5) || notNames.has(word) || findMunicipality(word) !== undefined

/** "Ivana ": a given name, or a word that is neither an office nor any other word of adverts. */
function isAfterGivenName(before: string): boolean {
  const word = /(?:^|[^a-z'])([a-z']{2,})[ \u00a0]$/.exec(before)?.[1]
  return word !== undefined && (givenNames.has(word) || surnames().has(word)) && !notNames.has(word)
}

/** "Treviglio (BG)", "filiale di Treviglio". */
function isTownOf(text: string, town: string): boolean {
  if (findMunicipality(town) === undefined) return false
  return new RegExp(
    `(?:filiale|sede|negozio|agenzia|punto vendita|store|branch)[^\n]{0,20} ${RegExp.escape(town)}|${RegExp.escape(town)} \\([a-z]{2}\\)`,
  ).test(sameLengthFold(text))
}

const nouns = once(() => new Set(dictionary.commonWords))
const surnames = once(() => new Set([...dictionary.firstnames, ...dictionary.lastnames]))

/** "noleggi", "stagione": a word of the language that is no name. */
function isCommonNoun(word: string): boolean {
  return word.length > 4 && nouns().has(word) && !surnames().has(word) && !givenNames.has(word)
}

const particle = /^(?:de|di|del|della|d|lo|la|le|li|van|von)$/
const article = /^(?:il|lo|la|i|gli|le|al|alla|da|dal|dei|degli|delle|the)$/

/** "Il Fornaio – ilfornaio@…": the words of the text that it spells name no person. */
function isNamedFirm(text: string, local: string): boolean {
  const spelt = sameLengthFold(local).replace(/[^a-z]/g, '')
  if (spelt.length < 6) return false
  const words = allMatches(/[a-z']+/g, sameLengthFold(text.replaceAll(/\S*@\S*/g, ' '))).map(([word]) =>
    word.replaceAll("'", ''),
  )
  return words.some((first, at) => {
    if (!spelt.startsWith(first) || first.length === spelt.length) return false
    let joined = first
    let count = 1
    while (joined.length < spelt.length && at + count < words.length) joined += words[at + count++] ?? ''
    const parts = words.slice(at, at + count)
    const isSurname = count === 2 && particle.test(first)
    const isFirm = parts.some((word) => isOfficeWord(word) || article.test(word))
    return joined === spelt && isFirm && !isSurname && !parts.some((word) => givenNames.has(word) || word.length === 1)
  })
}
