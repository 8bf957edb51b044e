import { isFreeMail } from '@vedetta/crawler/company/email-addresses'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { isNoun } from './common-words.ts'
import { introduction } from './contact-names.ts'
import type { Firm } from './firm.ts'
import { title } from './name-candidates.ts'
import { nationalDigits } from './national-digits.ts'
import { wordsOf } from './person-keys.ts'
import { statedContactsIn } from './personal-spans.ts'
import { readableText } from './readable-text.ts'

/** Whose an address or number is by the words around it. `unsaid`: a mobile of which they say nothing. */
export type ContactOwner = 'company' | 'person' | 'unsaid'

type Span = { start: number; end: number }
/** Somebody whom the text names, and whether it is certain that the words are a person's name. */
type Named = Span & { words: string[]; isCertain: boolean }

/** A name further away is of another contact. */
const maxToName = 80

/**
 * Whose contact a text states: by the rules of the mask, and more strictly, since what is hidden in vain costs less than a
 * person given away. Null where the text does not state it.
 */
export function contactOwnerIn(text: string, value: string, firm: Firm): ContactOwner | null {
  if (!states(text, value)) return null
  const read = readableText(text).text
  const { addresses, numbers, names } = statedContactsIn(read)
  const titledSpans = allMatches(titled, read).map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const named = [
    ...names.flatMap((span) => namedBy(read, span, firm, false)),
    ...titledSpans.flatMap((span) => namedBy(read, span, firm, true)),
  ]
  const isSole = firm.isPerson || soleTrader.test(sameLengthFold(read))
  const contacts = [...addresses, ...numbers]
  const nearest = (one: Span) => named.filter((name) => isBeside(read, one, name, contacts))
  if (value.includes('@')) {
    const stated = addresses.filter(({ address }) => address === value.toLowerCase())
    return worst(stated.map((one) => ownerOfAddress(read, one, nearest(one), firm, isSole)))
  }
  const stated = numbers.filter(({ number }) => nationalDigits(number) === nationalDigits(value))
  return worst(stated.map((one) => ownerOfNumber(read, one, nearest(one), named, isSole)))
}

/** "Fr. Mag. Leitner". */
const titled =
  /(?<!\p{L})(?:(?:Fr|Hr|Frau|Herr|Mag|Dr|Sig|Sig\.ra|Sig\.na|Dott|Dott\.ssa|Ing|Geom|Avv|Rag|Arch)\.?\s)+\p{Lu}\p{Ll}[\p{L}'’]+/gu
const soleTrader = /(?<![a-z])(?:impresa|ditta|p\.? ?iva) individuale(?![a-z])/
/** The law has companies name these people wherever they give their own data. */
const legalRole =
  /(?:amministrat(?:ore|rice)(?: unic[oa])?|legale rappresentante|presidente|direttor[ei] responsabile|geschaftsfuhrer)[\s:]*$/
/** Said of the mobile before it, if not in its own clause. */
const companysDesk =
  /(?<![a-z])(?:reception|hotline|centralino|call ?center|front ?(?:office|desk)|segreteria|accoglienza|(?:assistenza|servizio) clienti|customer service)(?![a-z])/

/** One place that has it as a person's decides. */
const worst = (owners: readonly ContactOwner[]): ContactOwner | null =>
  owners.find((owner) => owner === 'person') ?? owners.find((owner) => owner === 'company') ?? owners[0] ?? null

function namedBy(text: string, { start, end }: Span, firm: Firm, isTitled: boolean): Named[] {
  const words = wordsOf(text.slice(start, end))
  // A company's own name is nobody's; a sole trader's is theirs.
  if (words.length === 0 || (firm.isCompany && words.every((word) => firm.has(word)))) return []
  if (findMunicipality(text.slice(start, end)) !== undefined) return []
  const before = text.slice(Math.max(0, start - 60), start)
  if (legalRole.test(sameLengthFold(before))) return []
  const hasInitial = words.length > 1 && words.some((word) => word.length === 1)
  const isCertain =
    isTitled ||
    words.some((word) => isGivenName(word) && !isTown(words)) ||
    hasInitial ||
    title.test(before) ||
    introduction.test(sameLengthFold(before))
  return [{ start, end, words, isCertain }]
}

/** "Quinto di Treviso", "Costa Smeralda": places are no people, though one of the words names some. */
const isTown = (words: readonly string[]) => words.length > 2 && words.includes('di')

function isBeside(text: string, one: Span, name: Named, contacts: readonly Span[]): boolean {
  const isBefore = name.end <= one.start
  const [from, to] = isBefore ? [name.end, one.start] : [one.end, name.start]
  if (to - from > (isBefore ? maxToName : maxToName / 2) || to < from) return false
  if (!isBefore && /[.;\n]/.test(text.slice(from, to))) return false
  return !contacts.some(
    (other) => other.start >= from && other.end <= to && isBefore && /\n/.test(text.slice(from, to)),
  )
}

function ownerOfNumber(
  text: string,
  { kind, isPersonal, start }: { kind: string; isPersonal: boolean; start: number },
  beside: readonly Named[],
  named: readonly Named[],
  isSole: boolean,
): ContactOwner {
  if (beside.some(({ isCertain }) => isCertain)) return 'person'
  if (kind === 'mobile') {
    if (isSole || named.length > 0) return 'person'
    return companysDesk.test(sameLengthFold(text.slice(Math.max(0, start - 60), start))) ? 'company' : 'unsaid'
  }
  if (isSole && named.length > 0) return 'person'
  return isPersonal && (kind !== 'office_mobile' || named.length > 0) ? 'person' : 'company'
}

function ownerOfAddress(
  text: string,
  { address, isPersonal, start }: { address: string; isPersonal: boolean; start: number },
  beside: readonly Named[],
  firm: Firm,
  isSole: boolean,
): ContactOwner {
  const [local = '', domain = ''] = address.split('@')
  const words = wordsOf(local)
  if (beside.some((name) => isSpeltBy(name, local, firm))) return 'person'
  if (isSole && beside.length > 0) return 'person'
  if (firm.personWords.some((word) => local.includes(word))) return 'person'
  if (!isPersonal) return 'company'
  if (isSole) return 'person'
  const joined = words.join('')
  if (firm.isCompany && (firm.has(joined) || words.every((word) => firm.has(word)))) return 'company'
  if (words.length !== 1 || beside.some(({ words: { length } }) => length > 1)) return 'person'
  if (joined.length > 3 && !isFreeMail(address) && !isName(joined) && wordsOf(domain)[0]?.includes(joined))
    return 'company'
  return isWordOf(text.slice(0, start), joined) ? 'company' : 'person'
}

const isName = (word: string) => isGivenName(word) || surnames.has(word)

/** "Gian Piero Donati": `gpd`, `gdonati`, `donato.ag` beside "Donato". */
function isSpeltBy({ words, isCertain }: Named, local: string, firm: Firm): boolean {
  if (words.length === 1 && !isCertain) return false
  const own = wordsOf(local)
  const spelt = own.join('')
  const initials = words.map((word) => word.slice(0, 1)).join('')
  if (words.length > 1 && spelt === initials) return true
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 1 && last.length > 2)
    for (const form of [first.slice(0, 1) + last, first + last, last + first.slice(0, 1), last + first])
      if (spelt.includes(form) && form !== last) return true
  return words.some(
    (word) =>
      word.length > 2 &&
      !(firm.isCompany && firm.has(word)) &&
      own.some(
        (part) =>
          part === word || (word.length > 4 && part.includes(word)) || (part.length > 4 && word.startsWith(part)),
      ),
  )
}

/** The text has it as a word of the language, or as a label that is nobody's name: "alla serra", "Impressum: impressum@…". */
function isWordOf(before: string, word: string): boolean {
  if (word.length < 4) return false
  if (new RegExp(`(?<![\\p{L}@.-])${word}(?![\\p{L}@.-])`, 'u').test(before)) return true
  return (
    !isName(word) &&
    sameLengthFold(before).includes(word) &&
    (isNoun(word) || new RegExp(`${word}\\s?:`).test(sameLengthFold(before)))
  )
}

/** By its digits or letters, however they are divided: most texts state none. */
function states(text: string, value: string): boolean {
  if (value.includes('@')) return text.includes('@') && text.toLowerCase().includes(value.toLowerCase())
  return text.replace(/\D/g, '').includes(nationalDigits(value))
}
