import { savedPageSize } from '@vedetta/contracts/inbox/saved-positions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from './list-page.ts'

const position = fc.record({ positionID: fc.integer({ min: 0, max: 60 }).map(String) })
const list = fc.uniqueArray(position, { maxLength: 40, selector: ({ positionID }) => positionID })
const page = fc.integer({ min: -2, max: 12 })

describe('pageOf', () => {
  it('a page of a saved list has 8 entries', () => {
    expect(savedPageSize).toBe(8)
    const numbers = Array.from({ length: 20 }, (_, index) => index)
    expect(pageOf(numbers, 2)).toEqual({ page: 2, pages: 3, shown: [8, 9, 10, 11, 12, 13, 14, 15] })
    expect(pageOf(numbers, 3).shown).toEqual([16, 17, 18, 19])
    expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, shown: [] })
  })

  it('pageOf clamps to an existing page, which is empty only if the list is', () => {
    fc.assert(
      fc.property(list, page, (positions, requested) => {
        const { page: clamped, pages, shown } = pageOf(positions, requested)
        expect(clamped).toBe(Math.min(Math.max(requested, 1), pages))
        expect(shown.length > 0).toBe(positions.length > 0)
      }),
    )
  })

  it('all pages of pageOf together are the whole list, in its order', () => {
    fc.assert(
      fc.property(list, (positions) => {
        const pages = Array.from({ length: pageOf(positions, 1).pages }, (_, index) => pageOf(positions, index + 1))
        expect(pages.flatMap(({ shown }) => shown)).toEqual(positions)
        expect(pages.every(({ shown }) => shown.length <= savedPageSize)).toBe(true)
      }),
    )
  })
})
