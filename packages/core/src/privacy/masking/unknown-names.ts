import { isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { isNoun, isWidespreadName } from './common-words.ts'
import { isStreetOrFirm } from './contact-names.ts'
import { clauseOf, isLabelWord } from './desk-labels.ts'
import type { Firm } from './firm.ts'
import { notNames } from './not-names.ts'
import { wordsOf } from './person-keys.ts'

type Span = { start: number; end: number }
/** Words that are no others than a name, by their place: next to a number, on a line of their own, in brackets. */
export type UnknownName = Span & { isCertain: boolean }

export const unknownNamesIn = (text: string, numbers: readonly Span[], firm: Firm): UnknownName[] => [
  ...numbers.flatMap((one) => besideNumber(text, one, firm)),
  ...cardsIn(text).flatMap((span) => unknownName(text, span, firm)),
]

export const isBorneByMany = (word: string) => isWidespreadName(word) || isGivenName(word) || surnames.has(word)

/** Endings of German and English words for things. */
const thing =
  /(?:ung|heit|keit|schaft|dienst|telefon|handy|buro|buero|haus|hof|werk|stelle|raum|zeit|tag|weg|platz|verleih|schule|zentrum|verkauf|halle|zeiten|gebiet|strasse|stra[sß]e|adresse|nummer|[aei]rci|iamo|ing|tion|shop|desk|line|house|room|ment|ness|ship)s?$/

export const isPlain = (word: string, firm: Firm): boolean =>
  word.length < 3 ||
  (isNoun(word) && !isGivenName(word)) ||
  (notNames.has(word) && !isGivenName(word)) ||
  isOfficeWord(word) ||
  isLabelWord(word) ||
  isTrade(word) ||
  (thing.test(word) && word.length > 5 && !isWidespreadName(word)) ||
  findMunicipality(word) !== undefined ||
  (firm.isCompany && firm.has(word))

const lastWords = /(?:^|[\s(:>→➜–—-])(?<run>(?:(?:\p{Lu}\.\s?)?\p{Lu}[\p{L}'’]+\s?){1,3}(?:\p{Lu}\.)?)$/u
const tail =
  /(?:\((?:[^()\n]{0,40})\)|[^\p{L})]|(?<!\p{L})(?:tel|telefono|cell|cellulare|mobile|mob|handy|phone|ph|t|m|fon|whatsapp|wa|al|allo|n|nr|it|ita)(?!\p{L}))+$/iu

/** "Qualità: Zubani 030…", "Petra Xhoxha" above a number: the words next to it that are no other than a name. */
function besideNumber(text: string, number: Span, firm: Firm): UnknownName[] {
  const clause = clauseOf(text, number)
  const before = text.slice(clause.start, number.start).replace(tail, '')
  const run = lastWords.exec(before)?.groups?.run?.trim()
  const found: UnknownName[] = []
  if (run !== undefined) {
    const start = clause.start + before.lastIndexOf(run)
    found.push(...unknownName(text, { start, end: start + run.length }, firm))
  }
  const behind = /^(?:\s?(?:[(–—-]|\n\(|,))?[ ]?(?<run>\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)\s?(?=[()\n,.;]|$)/u.exec(
    text.slice(number.end),
  )
  const after = behind?.groups?.run
  if (behind && after !== undefined) {
    const start = number.end + behind[0].indexOf(after)
    found.push(...unknownName(text, { start, end: start + after.length }, firm))
  }
  return found
}

const card =
  /(?:^|\n)\s?(?<run>\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’]+)){0,2})\s?(?=\n|$)|(?:^|\n)\s?(?<first>\p{Lu}[\p{L}'’]+ \p{Lu}[\p{L}'’]+)\s?(?=[,–—(|/-])/gu
const inBrackets = /\((?:[^()\n]{0,20}\s)?(?<run>\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)\)/gu

/** Words on a line of their own or in brackets: "Petra Xhoxha", "stampi", "0733…". */
const cardsIn = (text: string): Span[] =>
  [card, inBrackets].flatMap((pattern) =>
    allMatches(pattern, text).map((match) => {
      const run = match.groups?.run ?? match.groups?.first ?? ''
      const start = match.index + match[0].lastIndexOf(run)
      return { start, end: start + run.length }
    }),
  )

/** "Kellermeister Stürz", "Ufficio Vezzi". */
const isDesk = (word: string) => isLabelWord(word) || isOfficeWord(word) || isTrade(word)
function withoutFirst(text: string, { start, end }: Span): Span {
  const first = /^\S+\s+/.exec(text.slice(start, end))?.[0].length ?? end - start
  return { start: start + first, end }
}
/** Surnames that are not known are often words of the language. */
const isOnlyNoun = (word: string, firm: Firm) =>
  isNoun(word) && !isDesk(word) && !notNames.has(word) && !firm.has(word) && findMunicipality(word) === undefined

/** "Dalla Pozza", "De Bon". */
const withParticle = /^(?:Da|Dal|Dalla|Dall[’']|De|Del|Della|Dei|Degli|Di|Lo|La|Li|Van|Von|Mac)\s\p{Lu}\p{Ll}+$/u

const street =
  /^(?:via|viale|piazza|piazzale|corso|largo|contrada|strada|localita|loc|zona|borgo|vicolo|lungomare|ponte)$/

const road = String.raw`(?<![a-z])(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada|c\.da|localita|loc\.|frazione|fraz\.|varco|molo|banchina|padiglione|svincolo|casello)\s`
/** "C.da Piane di Chienti": what goes on in the name of a road. */
const address = new RegExp(String.raw`${road}(?:[^,;\n\d]{2,40})?$`)
/** "Via Po 105, Mestre". */
const wholeAddress = new RegExp(String.raw`${road}[^,;\n\d]{2,40},?\s(?:n\.?\s?)?\d+\S{0,3}\s?[,–-]\s?(?:\d{5}\s)?$`)

function unknownName(text: string, span: Span, firm: Firm): UnknownName[] {
  const words = wordsOf(text.slice(span.start, span.end)).filter((word) => word.length > 1)
  if (withParticle.test(text.slice(span.start, span.end)) && !firm.has(words.at(-1) ?? ''))
    return [{ ...span, isCertain: true }]
  if (street.test(words[0] ?? '')) return []
  if (words.length > 1 && isDesk(words[0] ?? '')) return unknownName(text, withoutFirst(text, span), firm)
  if (
    words.length === 0 ||
    words.some((word) => isPlain(word, firm) && !isBorneByMany(word) && !isOnlyNoun(word, firm))
  )
    return []
  if (words.every((word) => isPlain(word, firm))) return []
  if (isStreetOrFirm(sameLengthFold(text), span)) return []
  const before = sameLengthFold(text.slice(Math.max(0, span.start - 80), span.start))
  if (!words.some(isBorneByMany) && address.test(before)) return []
  if (!words.some(isGivenName) && wholeAddress.test(before)) return []
  const isApart = /(?:[:→➜>(]|^|\n)\s*$/.test(text.slice(0, span.start))
  return [{ ...span, isCertain: words.some(isBorneByMany) || isApart || words.length > 1 }]
}
