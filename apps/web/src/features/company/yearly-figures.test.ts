import { expect, it } from 'vitest'
import { changeOf, marginOf } from './yearly-figures.ts'

it.each([
  [100, 112, 0.12],
  [100, 40, -0.6],
  [100, -20, -1.2],
  [100, 100, 0],
  [0, 50, null],
  [-30, 20, null],
  [undefined, 20, null],
  [20, undefined, null],
])('changeOf from %s to %s is %s', (before, after, change) => {
  expect(changeOf(before, after)).toBe(change)
})

it('marginOf is a share of the turnover, and null without one', () => {
  const year = { year: 2025, turnover: 200, costs: 190, ebitda: 20, netIncome: -10 }
  expect(marginOf(year, 'ebitda')).toBe(0.1)
  expect(marginOf(year, 'netIncome')).toBe(-0.05)
  expect(marginOf({ ...year, turnover: 0 }, 'ebitda')).toBeNull()
})
