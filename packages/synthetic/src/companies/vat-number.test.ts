import { expect, test } from 'vitest'
import { companySerial, vatNumber } from './vat-number.ts'

test('numbers have eleven digits, their office at the eighth, and a sum that Luhn accepts', () => {
  for (let index = 0; index < 2_000; index++) {
    const vat = vatNumber(companySerial(9, index), '016')
    expect(vat).toMatch(/^[4-9]\d{6}016\d$/)
    expect(luhnSum(vat) % 10).toBe(0)
  }
})

test('no two companies of a seed share a number', () => {
  const serials = new Set(Array.from({ length: 300_000 }, (_, index) => companySerial(4_294_967_295, index)))
  expect(serials.size).toBe(300_000)
})

function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, place) => {
    const value = Number(digit) * (1 + (place % 2))
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
