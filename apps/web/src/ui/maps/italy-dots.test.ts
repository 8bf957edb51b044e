import { grid } from 'virtual:italy-grid'
import { expect, it } from 'vitest'
import { italyDots, placeOnMap } from './italy-dots.ts'

it('the grid of Italy has at most 1,500 dots in few bytes', () => {
  expect(italyDots.length).toBeGreaterThan(1_300)
  expect(italyDots.length).toBeLessThanOrEqual(1_500)
  expect(JSON.stringify(grid).length).toBeLessThan(15_000)
})

it('every province has dots of its own', () => {
  expect(new Set(italyDots.map(({ province }) => province)).size).toBe(110)
})

it.each([
  ['Roma', { lat: 41.893, lon: 12.483 }, 'RM'],
  ['Milano', { lat: 45.467, lon: 9.19 }, 'MI'],
  ['Cagliari', { lat: 39.215, lon: 9.11 }, 'CA'],
  ['Palermo', { lat: 38.111, lon: 13.352 }, 'PA'],
  ['Bolzano', { lat: 46.498, lon: 11.354 }, 'BZ'],
])('placeOnMap puts %s on dots of its province', (_, place, province) => {
  const { x, y } = placeOnMap(place)
  const [nearest] = italyDots.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
  expect(nearest?.province).toBe(province)
})
