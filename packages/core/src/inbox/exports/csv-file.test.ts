import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type Cell, codeCell } from './cells.ts'
import { csvFile } from './csv-file.ts'

async function* recordsOf(...cells: Cell[]): AsyncGenerator<Cell[]> {
  yield cells
}

const written = async (...cells: Cell[]) => text(csvFile(recordsOf(...cells)))
const cellsOf = async (...cells: Cell[]): Promise<string[] | undefined> =>
  parse(await written(...cells), { delimiter: ';', bom: true })[0]

test('a VAT number is written as a text that Excel keeps, with its leading zeros', async () => {
  expect(await written(codeCell('01234567897'))).toBe('"=""01234567897"""\r\n')
})

test('a text that is no code is never evaluated, also in the place of a code', async () => {
  for (const nasty of ['=1+1', '"&A1&"', '0"+1', '+39', '@SUM(A1)', '-1'])
    expect(await cellsOf(codeCell(nasty))).toEqual([/^[=+@-]/.test(nasty) ? `'${nasty}` : nasty])
})

test('instants are in Italian time with all digits of the year, numbers stay numbers, and what is unknown is empty', async () => {
  expect(await cellsOf(new Date('2026-11-14T23:30:00Z'), 1200000, -3, null)).toEqual([
    '15/11/2026 00:30',
    '1200000',
    '-3',
    '',
  ])
})
