import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('a CSV is one that Italian Excel opens: byte order mark, semicolons, its own line ends, decimal commas', () => {
  const records = [
    ['Anno', 'Margine'],
    ['2025', 9.25],
    ['2024', null],
  ]
  expect(csvText(records, 'it')).toBe('\uFEFFAnno;Margine\r\n2025;9,25\r\n2024;\r\n')
  expect(csvText(records, 'en')).toContain('2025;9.25')
})

it('a CSV quotes what would divide a cell, and runs nothing', () => {
  expect(csvText([['Rossi; figli', 'detta "la Rossa"', '=1+1', '-SUM(A1)', -5]], 'it')).toBe(
    `\uFEFF"Rossi; figli";"detta ""la Rossa""";'=1+1;'-SUM(A1);-5\r\n`,
  )
})
