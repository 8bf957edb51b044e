import { type RawYear, type YearColumn, yearColumnNames } from './columns.ts'
import { firstYear, readAmount } from './numbers.ts'
import { Refused } from './refusals.ts'

/** Whole euro. */
export type YearOfAccounts = { year: number } & Record<YearColumn, number>

const maxYears = 20
const maxEuro = 1e12

/** The earliest year first. A year without any value is dropped. */
export function readAccounts(raw: readonly RawYear[], thisYear: number): YearOfAccounts[] {
  const filled = raw.filter((year) => yearColumnNames.some((part) => year[part] !== ''))
  if (filled.length === 0) return []
  if (filled.length > maxYears) throw new Refused('accounts_too_many', 'accounts')
  const years = filled.map((year) => readYear(year, thisYear)).sort((a, b) => a.year - b.year)
  if (years.some(({ year }, index) => years[index + 1]?.year === year))
    throw new Refused('accounts_year_repeated', 'accounts')
  return years
}

function readYear(raw: RawYear, thisYear: number): YearOfAccounts {
  if (!/^\d{4}$/.test(raw.year)) throw new Refused('accounts_year_malformed', 'accounts')
  const year = Number(raw.year)
  if (year > thisYear) throw new Refused('accounts_year_in_future', `accounts ${year}`)
  if (year < firstYear) throw new Refused('accounts_year_before_1800', `accounts ${year}`)
  return {
    year,
    turnover: readPart(raw, 'turnover'),
    costs: readPart(raw, 'costs'),
    ebitda: readPart(raw, 'ebitda'),
    net_income: readPart(raw, 'net_income'),
  }
}

const lossRule = { notANumber: 'accounts_not_a_number', absurd: 'accounts_absurd', max: maxEuro } as const
const sumRule = { ...lossRule, negative: 'accounts_negative' } as const
const rules = { turnover: sumRule, costs: sumRule, ebitda: lossRule, net_income: lossRule }

function readPart(raw: RawYear, part: YearColumn): number {
  const amount = raw[part] === '' ? 'accounts_incomplete' : readAmount(raw[part], rules[part])
  if (typeof amount === 'string') throw new Refused(amount, `${part}_${raw.year}`)
  return amount
}
