import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOf, levelOf } from './quantiles.ts'

test('bandsOf puts the same number of values in each band', () => {
  const values = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
  expect(bandsOf(values, 5)).toEqual([
    { from: 10, to: 20 },
    { from: 30, to: 40 },
    { from: 50, to: 60 },
    { from: 70, to: 80 },
    { from: 90, to: 100 },
  ])
})

test.each([
  [[], []],
  [[0, 0], []],
  [[0, 7], [{ from: 7, to: 7 }]],
  [
    [1, 1, 1, 1, 9],
    [
      { from: 1, to: 1 },
      { from: 9, to: 9 },
    ],
  ],
])('bandsOf makes only the bands that the distinct values of %j need', (values, bands) => {
  expect(bandsOf(values, 5)).toEqual(bands)
})

test('levelOf gives each positive value the band that holds it, and zero none', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (values) => {
      const bands = bandsOf(values, 5)
      expect(bands.length).toBeLessThanOrEqual(5)
      for (const value of values) {
        const band = bands[levelOf(value, bands) - 1]
        expect(band ? value >= band.from && value <= band.to : value === 0).toBe(true)
      }
    }),
  )
})
