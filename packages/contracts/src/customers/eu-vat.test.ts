import { describe, expect, test } from 'vitest'
import { isEuVatNumber, plainVatNumber } from './eu-vat.ts'

/** Numbers of each country's formats, after its two letters. */
const numbers = {
  AT: ['U12345678'],
  BE: ['0123456789', '1123456789'],
  BG: ['123456789', '1234567890'],
  CY: ['12345678L'],
  CZ: ['12345678', '123456789', '1234567890'],
  DE: ['123456789'],
  DK: ['12345678'],
  EE: ['123456789'],
  EL: ['123456789'],
  ES: ['A1234567B', '12345678Z', 'B12345678'],
  FI: ['12345678'],
  FR: ['AB123456789', '12123456789'],
  HR: ['12345678901'],
  HU: ['12345678'],
  IE: ['1234567W', '1234567WA', '1A23456W', '1+23456W'],
  IT: ['12345678903'],
  LT: ['123456789', '123456789012'],
  LU: ['12345678'],
  LV: ['12345678901'],
  MT: ['12345678'],
  NL: ['123456789B01', 'AB+*56789012'],
  PL: ['1234567890'],
  PT: ['123456789'],
  RO: ['12', '1234567890'],
  SE: ['123456789012'],
  SI: ['12345678'],
  SK: ['1234567890'],
}

describe('isEuVatNumber', () => {
  test.each(Object.entries(numbers))('the formats of %s are recognised as a whole: %j', (country, valid) => {
    for (const number of valid) {
      expect(isEuVatNumber(`${country}${number}`)).toBe(true)
      expect(isEuVatNumber(`${country}#${number}`)).toBe(false)
      expect(isEuVatNumber(`${country}${number}#`)).toBe(false)
    }
    expect(isEuVatNumber(country)).toBe(false)
    expect(isEuVatNumber(`${country}#########`)).toBe(false)
  })

  test('the countries are the 27 of the Union', () => {
    expect(Object.keys(numbers)).toHaveLength(27)
    expect(isEuVatNumber('GB123456789')).toBe(false)
  })
})

test.each([
  ['12345678903', 'IT12345678903'],
  [' it 123.456-789 03 ', 'IT12345678903'],
  ['de123456789', 'DE123456789'],
  // Only what is an Italian number as a whole gets the country.
  ['123456789012', '123456789012'],
  ['X12345678903', 'X12345678903'],
])('plainVatNumber(%j) is %s', (typed, plain) => {
  expect(plainVatNumber(typed)).toBe(plain)
})
