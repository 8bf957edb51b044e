import { vatCheckDigit } from '@vedetta/reference/vat-number'
import { columnNames, type RegistryColumn, yearColumnNames } from '../columns.ts'

/** Years for which a row may have accounts; the last two are invalid. */
const years = ['2023', '2024', '2099', '1700'] as const

type Cell = RegistryColumn | `${(typeof yearColumnNames)[number]}_${(typeof years)[number]}`

export type Cells = Partial<Record<Cell, string>>

export const csvHeadings: readonly Cell[] = [
  ...columnNames,
  ...years.flatMap((year) => yearColumnNames.map((part) => `${part}_${year}` as const)),
]

/** A valid VAT number, a different one for each index. */
export function vatOf(index: number): string {
  const body = String(4_000_000_000 + index * 7)
  return body + vatCheckDigit(body)
}

/** A valid row. */
export function goodRow(index: number): Cells {
  return {
    vat: vatOf(index),
    name: `Officine Prova ${index} S.r.l.`,
    legal_form: 'SRL',
    rea: 'BG-123456',
    chamber: 'Bergamo',
    ateco_2007: '25.62.00',
    ateco_2025: '25.53.00',
    employees: '42',
    foundation_year: '1998',
    share_capital: '10.000,00',
    address: 'Via Roma 1',
    municipality: 'Bergamo',
    province: 'BG',
    pec: `prova-${index}@pec.example`,
    website: `www.prova-${index}.example`,
    turnover_2024: '1.200.000',
    costs_2024: '1.000.000',
    ebitda_2024: '200.000',
    net_income_2024: '-5.000',
  }
}

export function csvLine(cells: Cells): string {
  return csvHeadings.map((heading) => quoted(cells[heading] ?? '')).join(';')
}

const quoted = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
