import fc from 'fast-check'
import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

it.each([
  [
    [2.4, 1.7, 1.25],
    [0, 0.5, 1, 1.5, 2, 2.5],
  ],
  [
    [4_120_000, -385_000],
    [-1_000_000, 0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
  ],
  [
    [0.1, 0.03, -0.01],
    [-0.025, 0, 0.025, 0.05, 0.075, 0.1],
  ],
  [
    [-5, -2],
    [-5, -4, -3, -2, -1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('niceTicks of %j are %j', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks)
})

it.each([
  [
    [1, 2],
    [0, 1, 2],
  ],
  [
    [3, 0],
    [0, 1, 2, 3],
  ],
  [[12], [0, 3, 6, 9, 12]],
])('niceTicks of counts such as %j are whole numbers', (values, ticks) => {
  expect(niceTicks(values, { wholeNumbers: true })).toEqual(ticks)
})

it('niceTicks are at most eight and span every value and zero', () => {
  const values = fc.array(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => Math.abs(value) > 1e-6),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(values, (some) => {
      const ticks = niceTicks(some)
      expect(ticks.length).toBeLessThanOrEqual(8)
      expect(ticks).toContain(0)
      expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(0, ...some))
      expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(0, ...some))
    }),
  )
})
