import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const milan = { lat: 45.4642, lon: 9.19 }
const rome = { lat: 41.8931, lon: 12.4828 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  ['Milan and Rome', milan, rome, 477],
  ['one degree along a meridian', { lat: 45, lon: 9 }, { lat: 46, lon: 9 }, 111.2],
  ['both sides of the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111.2],
  ['the poles', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 20_015],
])('%s', (_, a, b, km) => {
  expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(km / 500)
})

test('a distance is symmetric, zero to itself and at most half the circumference', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, a)).toBe(0)
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016)
    }),
  )
})
