import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Cell, type ColumnKind, codeCell } from './cells.ts'
import { xlsxFile } from './xlsx-file.ts'

async function* recordsOf(cells: readonly Cell[]): AsyncGenerator<readonly Cell[]> {
  yield cells.map((_, n) => `Colonna ${n}`)
  yield cells
}

async function sheetOf(cells: readonly Cell[], kinds: readonly ColumnKind[] = cells.map(() => 'text')) {
  const { sheets } = await readXlsx(await buffer(xlsxFile(recordsOf(cells), kinds)))
  return sheets[0]
}

const written = async (...cells: Cell[]) => (await sheetOf(cells))?.rows[1]

test('codes are text with their leading zeros, numbers are numbers, and what is unknown is empty', async () => {
  const [vat, number, , unknown] = (await written(codeCell('01234567897'), 1200, 'x', null, 'y')) ?? []
  expect([vat, number, unknown]).toEqual(['01234567897', 1200, null])
})

test('no text is a formula', async () => {
  const nasty = ['=HYPERLINK("https://male.example";"qui")', '+39', '-1', '@SUM(A1)', '\t=1']
  const sheet = await sheetOf(nasty)
  expect(sheet?.rows[1]).toEqual(nasty)
  expect([...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([])
})

test('instants are dates of the clock in Italy', async () => {
  const kinds = ['instant', 'instant'] as const
  const cells = [new Date('2026-11-14T23:30:00Z'), new Date('2026-07-01T10:00:00Z')]
  const sheet = await sheetOf(cells, kinds)
  expect(sheet?.rows[1]).toEqual([new Date('2026-11-15T00:30:00Z'), new Date('2026-07-01T12:00:00Z')])
})

test('a text keeps what XML and Excel would trip over, up to the longest cell', async () => {
  const [markup, escaped, control, broken, long] =
    (await written('<b> & "x"', 'a_x0041_b', 'due\nrighe \u0001', 'a\uFFFFb\uFFFE', 'è'.repeat(40_000))) ?? []
  expect([markup, escaped, control, broken]).toEqual(['<b> & "x"', 'a_x0041_b', 'due\nrighe \u0001', 'ab'])
  expect(long).toHaveLength(32_767)
})

test('rows are pulled as they are read, not all at once', async () => {
  let pulled = 0
  async function* endless(): AsyncGenerator<readonly Cell[]> {
    for (;;) {
      pulled += 1
      yield [randomBytes(3000).toString('base64')]
    }
  }
  const file = xlsxFile(endless(), ['text'])
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    if (bytes > 100_000) break
  }
  expect(pulled).toBeLessThan(200)
})
