import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from './format.ts'
import { parseNumber } from './parse-number.ts'

it.each([
  ['1.500', 'it', 1500],
  ['2,5', 'it', 2.5],
  [' 12 000 ', 'it', 12_000],
  ['1,500', 'en', 1500],
  ['2.5', 'en', 2.5],
  ['', 'it', undefined],
  ['dieci', 'it', undefined],
  ['-3', 'it', undefined],
  ['1,2,3', 'it', undefined],
  ['1e3', 'en', undefined],
] as const)('parseNumber reads %j in %s', (text, language, number) => {
  expect(parseNumber(text, language)).toBe(number)
})

it('parseNumber reads every number that formatNumber writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom('it', 'en'), (number, language) => {
      expect(parseNumber(formatNumber(number, language), language)).toBe(number)
    }),
  )
})
