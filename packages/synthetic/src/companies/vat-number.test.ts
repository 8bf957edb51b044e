import { expect, test } from 'vitest'
import { companySerial, vatNumber } from './vat-number.ts'

const someNumbers = Array.from({ length: 2_000 }, (_, index) => vatNumber(companySerial(9, index), '016'))

test('numbers have eleven digits, their office at the eighth, and a sum that Luhn accepts', () => {
  for (const vat of someNumbers) {
    expect(vat).toMatch(/^(?:[4-8]\d{6}016|0\d{6}516)\d$/)
    expect(luhnSum(vat) % 10).toBe(0)
  }
})

test('one number in six begins with a zero', () => {
  const share = someNumbers.filter((vat) => vat.startsWith('0')).length / someNumbers.length
  expect(share).toBeGreaterThan(0.14)
  expect(share).toBeLessThan(0.19)
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
