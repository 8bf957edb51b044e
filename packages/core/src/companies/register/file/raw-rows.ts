import {
  columnNames,
  type Heading,
  headingOf,
  type RawRow,
  type RawYear,
  type RegistryColumn,
  type YearColumn,
  yearColumnNames,
} from './columns.ts'
import { Refused } from './refusals.ts'

/** The column of each cell of a CSV row. */
export type CsvLayout = {
  width: number
  columns: readonly (readonly [index: number, column: RegistryColumn])[]
  years: readonly { year: string; cells: readonly (readonly [index: number, part: YearColumn])[] }[]
  /** Headings of no known column. */
  ignored: readonly string[]
}

/** A file that cannot be imported at all. */
export class RegistryFileError extends Error {}

export function readLayout(headings: readonly string[]): CsvLayout {
  const columns: [number, RegistryColumn][] = []
  const years = new Map<string, [number, YearColumn][]>()
  const ignored: string[] = []
  const seen = new Map<string, string>()
  for (const [index, text] of headings.entries()) {
    const heading = headingOf(text)
    if (heading === undefined) {
      if (text.trim() !== '') ignored.push(text.trim())
      continue
    }
    const name = 'column' in heading ? heading.column : `${heading.part}_${heading.year}`
    const twin = seen.get(name)
    if (twin !== undefined) throw new RegistryFileError(`Both "${twin}" and "${text}" are headings of ${name}.`)
    seen.set(name, text)
    if ('column' in heading) columns.push([index, heading.column])
    else years.set(heading.year, [...(years.get(heading.year) ?? []), [index, heading.part]])
  }
  const missing = ['vat', 'name'].filter((name) => !seen.has(name))
  if (!seen.has('ateco_2007') && !seen.has('ateco_2025')) missing.push('ateco_2007 or ateco_2025')
  if (missing.length > 0) throw new RegistryFileError(`The heading lacks ${missing.join(', ')}.`)
  return {
    width: headings.length,
    columns,
    years: [...years].map(([year, cells]) => ({ year, cells })),
    ignored,
  }
}

const emptyColumns = Object.fromEntries(columnNames.map((name) => [name, ''])) as Record<RegistryColumn, string>
const emptyYear = Object.fromEntries(yearColumnNames.map((name) => [name, ''])) as Record<YearColumn, string>

export function csvRow({ width, columns, years }: CsvLayout, cells: readonly string[]): RawRow {
  if (cells.length < width) throw new Refused('too_few_columns')
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    throw new Refused('too_many_columns')
  const row: RawRow = { ...emptyColumns, accounts: [] }
  for (const [index, column] of columns) row[column] = cells[index] ?? ''
  if (/[a-z]/i.test(row.vat) && columns.every(([index, column]) => isHeading(cells[index] ?? '', column)))
    throw new Refused('repeated_heading')
  for (const { year, cells: parts } of years) {
    if (parts.every(([index]) => isBlank(cells[index]))) continue
    const accounts: RawYear = { year, ...emptyYear }
    for (const [index, part] of parts) accounts[part] = cells[index]?.trim() ?? ''
    row.accounts.push(accounts)
  }
  return row
}

const isBlank = (cell: string | undefined) => cell === undefined || cell === '' || cell.trim() === ''

function isHeading(cell: string, column: RegistryColumn): boolean {
  const heading = headingOf(cell)
  return heading !== undefined && 'column' in heading && heading.column === column
}

/** Keys are the names of columns; `accounts` is a list of years. */
export function jsonRow(text: string): RawRow {
  const value = parsed(text)
  const row: RawRow = { ...emptyColumns, accounts: [] }
  for (const [key, cell] of Object.entries(value)) {
    if (key === 'accounts') row.accounts = jsonYears(cell)
    else {
      const heading = knownKey(key)
      if (heading !== undefined && 'column' in heading) row[heading.column] = textOf(cell, heading.column)
    }
  }
  return row
}

function parsed(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused('not_json')
  }
  if (!isObject(value)) throw new Refused('not_an_object')
  return value
}

function jsonYears(value: unknown): RawYear[] {
  if (value === null) return []
  if (!Array.isArray(value) || !value.every(isObject)) throw new Refused('accounts_malformed', 'accounts')
  return value.map((year: Partial<Record<'year' | YearColumn, unknown>>) => ({
    year: textOf(year.year, 'accounts').trim(),
    turnover: textOf(year.turnover, 'accounts').trim(),
    costs: textOf(year.costs, 'accounts').trim(),
    ebitda: textOf(year.ebitda, 'accounts').trim(),
    net_income: textOf(year.net_income, 'accounts').trim(),
  }))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown, column: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  // With a comma: a point might separate thousands.
  if (typeof value === 'number') return String(value).replace('.', ',')
  throw new Refused('wrong_type', column)
}

const known = new Map<string, Heading | undefined>()
const maxKnown = 1_000

/** Cached, since a file has the same keys on every line. */
function knownKey(key: string): Heading | undefined {
  if (known.has(key)) return known.get(key)
  const heading = headingOf(key)
  if (known.size < maxKnown) known.set(key, heading)
  return heading
}
