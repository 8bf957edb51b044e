import { isOffice } from '@vedetta/crawler/company/office-mailbox'
import { givenNames } from '@vedetta/crawler/lexicon/people-names'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'

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
  if (isOffice(address)) {
    const surname = words.length > 1 ? words.at(-1) : undefined
    return surname !== undefined && surname.length > 3 && hasFullName(text, surname)
  }
  if (isNamedFirm(text, local)) return false
  if (words.length === 1 && isCommonNoun(text, local)) return false
  const [only] = words
  if (words.length === 1 && only === local && isTownOf(text, only)) return false
  return true
}

/** A given name and this surname stand together in the text. */
function hasFullName(text: string, surname: string): boolean {
  const folded = sameLengthFold(text)
  const pattern = new RegExp(`(?<![a-z])([a-z']+)[ \u00a0]${RegExp.escape(surname)}(?![a-z])`, 'g')
  return allMatches(pattern, folded).some(({ 1: before = '' }) => givenNames.has(before))
}

/** "Treviglio (BG)", "filiale di Treviglio". */
function isTownOf(text: string, town: string): boolean {
  if (findMunicipality(town) === undefined) return false
  return new RegExp(
    `(?:filiale|sede|negozio|agenzia|punto vendita|store|branch)[^\n]{0,20} ${RegExp.escape(town)}|${RegExp.escape(town)} \\([a-z]{2}\\)`,
  ).test(sameLengthFold(text))
}

/** "il tuo portfolio a portfolio@…": names are written with a capital. */
function isCommonNoun(text: string, local: string): boolean {
  if (givenNames.has(local) || local.length < 4) return false
  const words = allMatches(/[\p{L}]+/gu, text.replaceAll(/\S*@\S*/g, ' ')).map(([word]) => word)
  return words.includes(local)
}

const particle = /^(?:de|di|del|della|d|lo|la|le|li|van|von)$/

/** "Il Fornaio – ilfornaio@…": the words of the text that it spells name no person. */
function isNamedFirm(text: string, local: string): boolean {
  const spelt = sameLengthFold(local).replace(/[^a-z]/g, '')
  if (spelt.length < 6) return false
  const words = allMatches(/[a-z']+/g, sameLengthFold(text.replaceAll(/\S*@\S*/g, ' '))).map(([word]) => word.replaceAll("'", ''))
  return words.some((first, at) => {
    if (!spelt.startsWith(first) || first.length === spelt.length) return false
    let joined = first
    let count = 1
    while (joined.length < spelt.length && at + count < words.length) joined += words[at + count++] ?? ''
    const parts = words.slice(at, at + count)
    const isSurname = count === 2 && particle.test(first)
    return joined === spelt && !isSurname && !parts.some((word) => givenNames.has(word) || word.length === 1)
  })
}
