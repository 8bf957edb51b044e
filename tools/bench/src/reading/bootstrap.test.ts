import { expect, test } from 'vitest'
import { estimate } from './bootstrap.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('estimate holds the figure within an interval, the same at each run', () => {
  const sites = Array.from({ length: 100 }, (_, index) => index % 2)
  const first = estimate(sites, mean)
  expect(first.value).toBe(0.5)
  // Half of 100 draws: two standard deviations of 0.05 on either side.
  expect(first.from).toBeCloseTo(0.4, 1)
  expect(first.to).toBeCloseTo(0.6, 1)
  expect(estimate(sites, mean)).toEqual(first)
})

test('estimate of equal sites has no width', () => {
  expect(estimate([1, 1, 1], mean)).toEqual({ value: 1, from: 1, to: 1 })
})
