import { nationalDigits } from './national-digits.ts'
import { nameKeys } from './person-keys.ts'
import type { PersonMatcher } from './person-matcher.ts'

/** What identifies a person, in plain words, while they are being erased or ask for their data. */
export type Person = {
  addresses: readonly string[]
  names: readonly string[]
  numbers: readonly string[]
  companyNos: readonly number[]
  /** The names and hosts of the companies: a surname that one of them bears means the firm as well. */
  firms: readonly string[]
}

/** Of the address that somebody gave: an e-mail address or a telephone number. */
export const isEmail = (address: string): boolean => address.includes('@')

export function matcherOf({ addresses, names, numbers, firms }: Person): PersonMatcher {
  const keys = new Set(names.flatMap((name) => nameKeys(name, firms)))
  const digits = new Set(numbers.map(nationalDigits))
  const emails = new Set(addresses)
  return { isName: (key) => keys.has(key), isNumber: (one) => digits.has(one), isAddress: (one) => emails.has(one) }
}

/** Whoever either of them knows. */
export function eitherOf(one: PersonMatcher, other: PersonMatcher): PersonMatcher {
  return {
    isName: (key) => one.isName(key) || other.isName(key),
    isNumber: (digits) => one.isNumber(digits) || other.isNumber(digits),
    isAddress: (address) => one.isAddress(address) || other.isAddress(address),
  }
}
