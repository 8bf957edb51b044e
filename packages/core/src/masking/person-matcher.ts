import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { contactAddressesIn } from './contact-addresses.ts'
import { nationalDigits } from './national-digits.ts'
import { keyOf, wordsOf } from './person-keys.ts'
import type { PersonalSpan } from './personal-spans.ts'

/** Whether a name (its key), a number (its national digits) or an address (in lower case) is the person's. */
export type PersonMatcher = {
  isName(key: string): boolean
  isNumber(digits: string): boolean
  isAddress(address: string): boolean
}

/** Where a text names the person: the name in any order, the number in any writing, the address also hidden from robots. */
export function matchedSpans(text: string, matcher: PersonMatcher): PersonalSpan[] {
  const addresses = contactAddressesIn(text).filter(({ address }) => matcher.isAddress(address))
  return [
    ...addresses.map(({ start, end, address }) => ({ start, end, kind: 'address' as const, value: address })),
    ...namesIn(text, matcher),
    ...numbersIn(text, matcher),
  ]
}

const word = /\p{L}[\p{L}'’]*/gu
const maxApart = 8
const maxWords = 4

function namesIn(text: string, { isName }: PersonMatcher): PersonalSpan[] {
  const words = allMatches(word, text).map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    folded: wordsOf(written).join(''),
  }))
  const checked = new Map<string, boolean>()
  const isPerson = (key: string) => {
    const known = checked.get(key) ?? isName(key)
    checked.set(key, known)
    return known
  }
  const found: PersonalSpan[] = []
  words.forEach((first, at) => {
    for (let count = maxWords; count >= 2; count--) {
      const some = words.slice(at, at + count)
      const last = some.at(-1)
      if (some.length < count || !last || !areTogether(text, some)) continue
      if (!isPerson(keyOf(some.map(({ folded }) => folded)))) continue
      found.push({ start: first.start, end: last.end, kind: 'name', value: text.slice(first.start, last.end) })
      break
    }
  })
  return found
}

/** A comma divides two people of a list; an initial is followed by its dot alone. */
function areTogether(text: string, words: readonly { start: number; end: number; folded: string }[]): boolean {
  const joint = words.some(({ folded }) => folded.length === 1) ? /^\.?\s{0,2}$/ : /^[^\p{L}\d,;:"“”]+$/u
  return words.every((one, index) => {
    const next = words[index + 1]
    return !next || (next.start - one.end <= maxApart && joint.test(text.slice(one.end, next.start)))
  })
}

const digitGroup = /\d{1,15}/g
const between = /^[\s./()+–-]{0,4}$/
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
