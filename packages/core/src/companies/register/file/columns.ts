import { nameKey } from '@vedetta/reference/name-key'

/** The columns of a file of companies: the maximum length of each, and the headings it may have besides its own name. */
export const registryColumns = {
  vat: { maxLength: 30, headings: ['partita iva', 'p iva', 'piva', 'vat number'] },
  name: { maxLength: 250, headings: ['denominazione', 'ragione sociale', 'company name'] },
  legal_form: { maxLength: 100, headings: ['forma giuridica', 'natura giuridica'] },
  rea: { maxLength: 30, headings: ['numero rea', 'n rea'] },
  chamber: { maxLength: 100, headings: ['cciaa', 'camera di commercio'] },
  ateco_2007: { maxLength: 30, headings: ['ateco2007', 'codice ateco 2007'] },
  ateco_2025: { maxLength: 30, headings: ['ateco2025', 'codice ateco 2025'] },
  employees: { maxLength: 30, headings: ['addetti', 'dipendenti', 'numero addetti'] },
  foundation_year: { maxLength: 30, headings: ['anno di costituzione', 'anno costituzione', 'data costituzione'] },
  share_capital: { maxLength: 30, headings: ['capitale sociale'] },
  address: { maxLength: 300, headings: ['indirizzo', 'indirizzo sede legale'] },
  municipality_code: { maxLength: 30, headings: ['istat', 'codice istat', 'codice comune'] },
  municipality: { maxLength: 100, headings: ['comune', 'city'] },
  province: { maxLength: 50, headings: ['provincia', 'prov'] },
  pec: { maxLength: 254, headings: ['indirizzo pec', 'posta elettronica certificata'] },
  website: { maxLength: 2_048, headings: ['sito web', 'sito', 'sito internet', 'web site', 'url'] },
} as const satisfies Record<string, { maxLength: number; headings: readonly string[] }>

export type RegistryColumn = keyof typeof registryColumns

export const columnNames = Object.keys(registryColumns) as RegistryColumn[]

/** A year of accounts, in columns such as `turnover_2024`. */
const yearColumns = {
  turnover: ['turnover', 'fatturato', 'ricavi'],
  costs: ['costs', 'costi'],
  ebitda: ['ebitda', 'mol'],
  net_income: ['net income', 'utile', 'utile netto'],
} as const

export type YearColumn = keyof typeof yearColumns

export const yearColumnNames = Object.keys(yearColumns) as YearColumn[]

/** The raw text of the file; empty where it has no value. */
export type RawYear = { year: string } & Record<YearColumn, string>
export type RawRow = Record<RegistryColumn, string> & { accounts: RawYear[] }

export type Heading = { column: RegistryColumn } | { year: string; part: YearColumn }

/** The column of a heading, ignoring case and the marks between its words. */
export function headingOf(text: string): Heading | undefined {
  const key = nameKey(text)
  const column = columnByKey.get(key)
  if (column !== undefined) return { column }
  const [, words = '', year = ''] = /^(.+) (\d{4})$/.exec(key) ?? []
  const part = yearPartByKey.get(words)
  return part === undefined ? undefined : { year, part }
}

const columnByKey = new Map(
  columnNames.flatMap((column) =>
    [nameKey(column), ...registryColumns[column].headings].map((key) => [key, column] as const),
  ),
)

const yearPartByKey = new Map(
  yearColumnNames.flatMap((part) => yearColumns[part].map((words): [string, YearColumn] => [words, part])),
)
