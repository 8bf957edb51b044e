import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { addressCap, fittingInADay } from './address-cap.ts'

it.each([
  [0, 1],
  [1, 1],
  [500, 1],
  [12_960, 1],
  [12_961, 2],
  [50_000, 4],
  [1_000_000, 20],
])('addressCap allows an address with %i sources %i concurrent visits', (sources, cap) => {
  expect(addressCap(sources, null)).toBe(cap)
})

it('addressCap prefers the cap configured for the network', () => {
  expect(addressCap(50_000, 1)).toBe(1)
  expect(addressCap(1, 40)).toBe(40)
})

it('addressCap grows with the number of sources, so that up to its maximum all fit into a day', () => {
  assert(
    property(integer({ min: 0, max: 250_000 }), (sources) => {
      const cap = addressCap(sources, null)
      expect(fittingInADay(cap)).toBeGreaterThan(sources)
      expect(addressCap(sources + 1, null)).toBeGreaterThanOrEqual(cap)
    }),
  )
})
