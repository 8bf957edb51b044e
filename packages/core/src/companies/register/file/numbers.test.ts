import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmployees, readFoundationYear, readNumber, readShareCapital } from './numbers.ts'

test.each([
  ['0', 0],
  ['1234567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['1234567.89', 1_234_567.89],
  ['1234567,8', 1_234_567.8],
  ['10.000', 10_000],
  ['10.00', 10],
  ['-3.000', -3_000],
  ['', Number.NaN],
  ['1e9', Number.NaN],
  ['0x10', Number.NaN],
  ['1.23.456', Number.NaN],
  ['1,234,567', Number.NaN],
  ['12 mila', Number.NaN],
  ['٣', Number.NaN],
  ['=1+1', Number.NaN],
])('readNumber: %s is %d', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

test('readNumber reads Italian and machine notation alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (number) => {
      expect(readNumber(String(number))).toBe(number)
      expect(readNumber(new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(number))).toBe(number)
    }),
  )
})

test('readAmount accepts its limits and refuses anything beyond them', () => {
  expect(readEmployees('500000')).toBe(500_000)
  expect(() => readEmployees('500001')).toThrow()
  expect(readEmployees('')).toBeNull()
  expect(readShareCapital('100000000000')).toBe(1e11)
  expect(readShareCapital('-0')).toBe(0)
  expect(readFoundationYear('1800', 2026)).toBe(1800)
  expect(readFoundationYear('2026', 2026)).toBe(2026)
  expect(() => readFoundationYear('2027', 2026)).toThrow()
  expect(readFoundationYear('31/12/1999', 2026)).toBe(1999)
  expect(readFoundationYear('1999-12-31', 2026)).toBe(1999)
})
