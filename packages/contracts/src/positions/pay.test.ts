import { describe, expect, it } from 'vitest'
import { payPerYear } from './pay.ts'

describe('payPerYear', () => {
  it.each([
    ['a year', { from: 28_000, to: 32_000, period: 'year' }, { from: 28_000, to: 32_000 }],
    ['thirteen months', { from: 1_600, to: 1_800, period: 'month' }, { from: 20_800, to: 23_400 }],
    ['2,080 hours', { from: 10, to: 12, period: 'hour' }, { from: 20_800, to: 24_960 }],
    ['a least amount alone, as both ends', { from: 30_000, to: null, period: 'year' }, { from: 30_000, to: 30_000 }],
    ['a highest amount alone, as both ends', { from: null, to: 2_000, period: 'month' }, { from: 26_000, to: 26_000 }],
  ] as const)('counts %s', (_, pay, perYear) => {
    expect(payPerYear(pay)).toEqual(perYear)
  })

  it('is unknown without an amount', () => {
    expect(payPerYear({ from: null, to: null, period: 'year' })).toBeNull()
  })
})
