import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('csvText writes what Italian Excel opens: byte order mark, semicolons, CRLF, decimal commas', () => {
  const records = [
    ['Anno', 'Margine'],
    ['2025', 9.25],
    ['2024', null],
  ]
  expect(csvText(records, 'it')).toBe('\uFEFFAnno;Margine\r\n2025;9,25\r\n2024;\r\n')
  expect(csvText(records, 'en')).toContain('2025;9.25')
})

it('csvText quotes separators and escapes formulas', () => {
  expect(csvText([['Rossi; figli', 'detta "la Rossa"', '=1+1', '-SUM(A1)', -5]], 'it')).toBe(
    `\uFEFF"Rossi; figli";"detta ""la Rossa""";'=1+1;'-SUM(A1);-5\r\n`,
  )
})
