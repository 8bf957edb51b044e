import { type RefusalCode, Refused } from './refusals.ts'

const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
const digits = /^\d+$/
const plain = /^-?\d+(?:[.,]\d+)?$/

/** `1.234.567,89` in Italian notation, `1234567.89` in machine notation; NaN for anything else. */
export function readNumber(text: string): number {
  if (digits.test(text)) return Number(text)
  if (grouped.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

type AmountRule = {
  notANumber: RefusalCode
  /** Without it, negative amounts are accepted. */
  negative?: RefusalCode
  absurd: RefusalCode
  max: number
}

/** Whole euro, rounded; or the reason for a refusal. */
export function readAmount(text: string, { notANumber, negative, absurd, max }: AmountRule): number | RefusalCode {
  const number = Math.round(readNumber(text))
  if (Number.isNaN(number)) return notANumber
  if (negative !== undefined && number < 0) return negative
  if (Math.abs(number) > max) return absurd
  // Avoids -0.
  return number === 0 ? 0 : number
}

const maxEmployees = 500_000

export function readEmployees(text: string): number | null {
  if (text === '') return null
  const number = readNumber(text)
  if (Number.isNaN(number)) throw new Refused('employees_not_a_number', 'employees')
  if (number < 0) throw new Refused('employees_negative', 'employees')
  if (!Number.isInteger(number)) throw new Refused('employees_not_whole', 'employees')
  if (number > maxEmployees) throw new Refused('employees_absurd', 'employees')
  return number
}

const capitalRule = {
  notANumber: 'capital_not_a_number',
  negative: 'capital_negative',
  absurd: 'capital_absurd',
  max: 1e11,
} as const

export function readShareCapital(text: string): number | null {
  if (text === '') return null
  const amount = readAmount(text, capitalRule)
  if (typeof amount === 'string') throw new Refused(amount, 'share_capital')
  return amount
}

export const firstYear = 1800

const dates = [/^(\d{4})$/, /^(\d{4})-\d\d-\d\d$/, /^\d{1,2}\/\d{1,2}\/(\d{4})$/]

/** A year, or the year of a date. */
export function readFoundationYear(text: string, thisYear: number): number | null {
  if (text === '') return null
  const year = dates.reduce<string | undefined>((found, date) => found ?? date.exec(text)?.[1], undefined)
  if (year === undefined) throw new Refused('foundation_not_a_year', 'foundation_year')
  if (Number(year) > thisYear) throw new Refused('foundation_in_future', 'foundation_year')
  if (Number(year) < firstYear) throw new Refused('foundation_before_1800', 'foundation_year')
  return Number(year)
}
