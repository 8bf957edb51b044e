import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectDelimiter, maxRecordLength, splitCsv } from './csv-records.ts'
import { Refused } from './refusals.ts'

const shape = { delimiter: ';', width: 3 }
const cellsOf = ({ raw, content }: { raw: string; content: string[] | Refused | null }) =>
  content instanceof Refused ? content.code : (content ?? raw.split(';'))

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ';', '\n', ' ', '€'), maxLength: 6 })
const written = (text: string) => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

test('splitCsv returns any cells, wherever the text is split into chunks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('\n', '\r\n'),
      fc.nat(200),
      (rows, lineEnd, cut) => {
        const text = rows.map((cells) => cells.map(written).join(';') + lineEnd).join('')
        const first = splitCsv(text.slice(0, cut), shape, false)
        const second = splitCsv(text.slice(first.consumed), shape, true)
        const records = [...first.records, ...second.records]
        expect(records.map(cellsOf)).toEqual(rows)
        expect(records.reduce((sum, { lines }) => sum + lines, 0)).toBe(text.split('\n').length - 1)
      },
    ),
  )
})

test('splitCsv puts every line of any text into one record, and loses none', () => {
  const anything = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r'), maxLength: 80 })
  fc.assert(
    fc.property(anything, (text) => {
      const { records, consumed } = splitCsv(text, shape, true)
      expect(consumed).toBe(text.length)
      const lines = text.endsWith('\n') || text === '' ? text.split('\n').length - 1 : text.split('\n').length
      expect(records.reduce((sum, record) => sum + record.lines, 0)).toBe(lines)
    }),
  )
})

test('a stray quote costs its own line only', () => {
  const text = 'a;b;c\n"d;e;f\ng;h;i\nj;"k";l\n"m"n;o;p\nq;r"s;t\n'
  expect(splitCsv(text, shape, true).records.map(cellsOf)).toEqual([
    ['a', 'b', 'c'],
    'unclosed_quote',
    ['g', 'h', 'i'],
    ['j', 'k', 'l'],
    'text_after_quote',
    ['q', 'r"s', 't'],
  ])
})

test('a stray quote costs its own line only, also where a later line happens to close it', () => {
  const text = '"a;b;c\nd;e;f\ng;h";i\nj;k;l\n'
  expect(splitCsv(text, shape, true).records.map(cellsOf)).toEqual([
    'unclosed_quote',
    ['d', 'e', 'f'],
    ['g', 'h"', 'i'],
    ['j', 'k', 'l'],
  ])
})

test('hostile texts are read in linear time', () => {
  const size = 1 << 20
  for (const pattern of ['"', '""', '"\n', '"""\n', 'a"b\n', '"a\n', ';"', '"a"b\n', '";\n"']) {
    const spent = startCpuTime()
    splitCsv(pattern.repeat(size / pattern.length), shape, true)
    expect(spent(), pattern).toBeLessThan(2_000)
  }
})

test('a record that never ends is cut off at the maximum length', () => {
  const text = `"${'a\n'.repeat(maxRecordLength)}`
  expect(splitCsv(text, shape, false).consumed).toBe(text.length)
  expect(splitCsv('"a\nb', shape, false)).toEqual({ records: [], consumed: 0 })
})

test.each([
  ['a;b,c;d', ';'],
  ['a,b;c,d', ','],
  ['a\tb\tc', '\t'],
  ['"a,b,c,d";e', ';'],
  ['vat', ';'],
])('detectDelimiter: %j is delimited by %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter)
})
