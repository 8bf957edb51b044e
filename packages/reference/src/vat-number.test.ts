import { expect, test } from 'vitest'
import { isVatNumber, vatCheckDigit } from './vat-number.ts'

test.each([
  ['0074311015', 7],
  ['1234567890', 3],
])('the check digit of %s is %i', (body, digit) => {
  expect(vatCheckDigit(body)).toBe(digit)
})

test.each([
  ['00743110157', true],
  ['12345678903', true],
  ['12345678904', false],
  ['1234567890', false],
  ['123456789030', false],
  ['1234567890a', false],
  ['00000000000', false],
])('%s is a VAT number: %s', (number, expected) => {
  expect(isVatNumber(number)).toBe(expected)
})
