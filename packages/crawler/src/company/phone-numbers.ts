import { isVatNumber } from '@vedetta/reference/vat-number'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { allMatches } from '../normalise/all-matches.ts'

export type WrittenNumber = { number: string; startsAt: number; endsAt: number }

const maxLine = 4_000
const maxCandidates = 20
/** Digits as numbers are set: a prefix or an area code first, then groups. */
const candidate = /(?<![\d.,€]|\d[ /-])(?:(?:\+|00)\d{2}[\s./-]{0,3})?\(?\d{2,4}\)?(?:[\s./-]{0,3}\d{2,8}){1,4}(?!\d)/g
/** Area codes begin with 0, mobiles with 3, free numbers with 8. */
const likely = /^(?:(?:\+|00)\d|\(?0\d|\(?3\d\d|800|80[0-9]|84[048]|89[29]|199)/

/** "08.00 - 20.00", "1999-2015", "08.11.2015", "199/2012": hours, years, dates, laws. */
const otherDigits =
  /^(?:[012]?\d\.[0-5]\d[\s/-]+[012]?\d\.[0-5]\d|(?:19|20)\d\d[\s/-]+(?:19|20)\d\d|(?:[0-3]?\d[./-])?\d{1,3}[./-](?:19|20)\d\d)$/

/** The phone numbers of a line, in E.164. Only likely candidates are parsed, because the library is slow on running text. */
export function numbersIn(line: string, parse: (text: string) => string | null = e164): WrittenNumber[] {
  const text = line.slice(0, maxLine)
  if (!/\d[\d\s./()-]{4,}\d/.test(text)) return []
  return allMatches(candidate, text)
    .slice(0, maxCandidates)
    .flatMap((match) => {
      const digits = match[0].replace(/\D/g, '').length
      const isLikely =
        digits >= 6 && digits <= 15 && likely.test(match[0]) && !otherDigits.test(match[0]) && !isTaxNumber(text, match)
      const number = isLikely ? parse(match[0]) : null
      return number ? [{ number, startsAt: match.index, endsAt: match.index + match[0].length }] : []
    })
}

/** Eleven digits in one run that check as a VAT number, with no word for a phone before them. */
function isTaxNumber(text: string, { 0: digits, index }: RegExpExecArray): boolean {
  if (!isVatNumber(digits)) return false
  return !/(?:tel\S*|t\.|ph\S*|fono|centralino|mobile|cell\S*)[\s.:]*$/i.test(
    text.slice(Math.max(0, index - 15), index),
  )
}

/** In E.164, or null if it is no possible number. Numbers without a prefix are Italian. */
export function e164(text: string): string | null {
  try {
    const parsed = parsePhoneNumberFromString(text.slice(0, 60), 'IT')
    return parsed?.isPossible() && isPlausible(parsed.number) ? parsed.number : null
  } catch {
    return null
  }
}

const isPlausible = (number: string) =>
  !/(\d)\1{5}|^\+39000/.test(number) &&
  (!number.startsWith('+39') ||
    /^\+39(?:0\d{7,10}|3\d{8,9}|80[03]\d{3,6}|84[048]\d{6}|89\d{3,7}|199\d{3,6})$/.test(number))
