import { searchDepth, searchPageSize } from '@vedetta/contracts/search/position-search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowSetsOfList, rowSetsOfSearch } from './row-sets.ts'

const searchID = 'a search'
const found = { selectedIDs: [], searchID, page: 1, shown: 25, total: 60 }
const named = (sets: ReturnType<typeof rowSetsOfSearch>) => sets.map(({ kind, count }) => `${kind} ${count}`)

describe('rowSetsOfSearch', () => {
  it('begins with the selected rows, else with those shown, and offers more from the first on', () => {
    expect(named(rowSetsOfSearch(found))).toEqual(['shown 25', 'first 50', 'all 60'])
    expect(named(rowSetsOfSearch({ ...found, selectedIDs: ['a', 'b'] }))[0]).toBe('selected 2')
    expect(rowSetsOfSearch({ ...found, page: 3, shown: 10 })[0]).toEqual({
      ...{ kind: 'shown', count: 10 },
      subject: { searchID, startPage: 3, endPage: 3 },
    })
    expect(named(rowSetsOfSearch({ ...found, shown: 7, total: 7 }))).toEqual(['shown 7'])
  })

  it('ends with all rows, or with as many as can be paged through', () => {
    expect(named(rowSetsOfSearch({ ...found, total: searchDepth })).at(-1)).toBe('all 10000')
    const last = rowSetsOfSearch({ ...found, total: searchDepth + 1 }).at(-1)
    expect(last).toEqual({ kind: 'first', count: searchDepth, subject: { searchID, startPage: 1, endPage: 400 } })
  })

  it('asks for exactly the pages of as many rows as it says, whatever is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), fc.nat(), (total, nth) => {
        const pages = Math.ceil(Math.min(total, searchDepth) / searchPageSize)
        const page = 1 + (nth % pages)
        const shown = Math.min(searchPageSize, total - (page - 1) * searchPageSize)
        const sets = rowSetsOfSearch({ ...found, page, shown, total })
        for (const { count, subject } of sets) {
          if (!('startPage' in subject)) throw new Error('not pages')
          const { startPage, endPage } = subject
          expect(endPage).toBeLessThanOrEqual(pages)
          expect(Math.min(total, endPage * searchPageSize) - (startPage - 1) * searchPageSize).toBe(count)
        }
        expect(new Set(named(sets)).size).toBe(sets.length)
      }),
    )
  })
})

it('rowSetsOfList begins with what is shown, and offers the rest where there is more', () => {
  expect(rowSetsOfList(['a', 'b'], ['a', 'b', 'c'])).toEqual([
    { kind: 'shown', count: 2, subject: { positionIDs: ['a', 'b'] } },
    { kind: 'all', count: 3, subject: { positionIDs: ['a', 'b', 'c'] } },
  ])
  expect(named(rowSetsOfList(['a'], ['a']))).toEqual(['shown 1'])
})
