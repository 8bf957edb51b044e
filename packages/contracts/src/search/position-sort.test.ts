import { describe, expect, it } from 'vitest'
import { canSortBy, positionSorts, sortOf, sortOrders } from './position-sort.ts'

const city = { mode: 'exact', istat: '016024' }

describe('the orders of found positions', () => {
  it('every search can be sorted except by relevance without a role and by distance without a town', () => {
    const without = (position: object) => positionSorts.filter((sort) => !canSortBy(sort, position))
    expect(without({})).toEqual(['relevance', 'distance'])
    expect(without({ name: ['saldatore'] })).toEqual(['distance'])
    expect(without({ city })).toEqual(['relevance'])
    expect(without({ name: ['saldatore'], city })).toEqual([])
  })

  it('an order that the criteria do not allow is newest first', () => {
    expect([sortOf('distance', {}), sortOf('relevance', { city }), sortOf('distance', { city })]).toEqual([
      'date',
      'date',
      'distance',
    ])
  })

  it('no two orders go the same way by the same', () => {
    const orders = positionSorts.map((sort) => `${sortOrders[sort].by} ${sortOrders[sort].direction}`)
    expect(new Set(orders).size).toBe(positionSorts.length)
  })
})
