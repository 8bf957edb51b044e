import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { writtenAddressesIn } from './contact-addresses.ts'
import { nationalDigits } from './national-digits.ts'
import { personNamesIn } from './person-names.ts'
import type { PersonalSpan } from './personal-spans.ts'
import { readableText } from './readable-text.ts'

/** Whether a name (its key), a number (its national digits) or an address (in lower case) is the person's. */
export type PersonMatcher = {
  isName(key: string): boolean
  isNumber(digits: string): boolean
  isAddress(address: string): boolean
}

/** Where a text means the person: by name in any form, by number in any writing, by address also hidden from robots. */
export function matchedSpans(text: string, matcher: PersonMatcher): PersonalSpan[] {
  const readable = readableText(text)
  const addresses = writtenAddressesIn(readable.text)
  const names = personNamesIn(readable.text, matcher.isName)
  const spelt = addresses.filter(
    (one) => matcher.isAddress(one.address) || names.some(({ start, end }) => start < one.end && one.start < end),
  )
  const found: PersonalSpan[] = [
    ...spelt.map(({ start, end, address }) => ({ start, end, kind: 'address' as const, value: address })),
    ...names.map(({ start, end }) => ({ start, end, kind: 'name' as const, value: readable.text.slice(start, end) })),
    ...numbersIn(readable.text, matcher),
  ]
  return found.map((one) => ({ ...one, ...readable.spanOf(one.start, one.end) }))
}

const digitGroup = /\d{1,15}/g
const between = /^[\s./()+·•_~‑–—-]{0,4}$/
const maxDigits = 15
const minDigits = 6

/** Every run of digit groups that is as long as a number is looked up: a row of numbers holds more than one. */
function numbersIn(text: string, { isNumber }: PersonMatcher): PersonalSpan[] {
  const groups = allMatches(digitGroup, text).map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
  const found: PersonalSpan[] = []
  groups.forEach((first, at) => {
    let digits = ''
    let last = first
    for (const group of groups.slice(at, at + maxDigits)) {
      if (group !== first && !between.test(text.slice(last.end, group.start))) break
      digits += group.digits
      last = group
      if (digits.length > maxDigits) break
      if (digits.length < minDigits || !isNumber(nationalDigits(digits))) continue
      const plus = /\+$/.test(text.slice(0, first.start)) ? 1 : 0
      found.push({ start: first.start - plus, end: last.end, kind: 'number', value: digits })
    }
  })
  return found
}
