import { savedPageSize } from '@vedetta/contracts/inbox/saved-positions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../lib/list-page.ts'
import { withFilter, withToggled } from './saved-list.ts'

const position = fc.record({ positionID: fc.integer({ min: 0, max: 60 }).map(String) })
const list = fc.uniqueArray(position, { maxLength: 40, selector: ({ positionID }) => positionID })
const toggle = (
  positions: readonly { positionID: string }[],
  position: { positionID: string },
  status: 'saved' | 'removed',
) => withToggled('positionID', positions, position, status)
const page = fc.integer({ min: -2, max: 12 })

describe('withToggled', () => {
  it('a saved position is at the front of page one, and only once', () => {
    fc.assert(
      fc.property(list, position, (positions, added) => {
        const next = toggle(positions, added, 'saved')
        expect(pageOf(next, 1).shown[0]).toBe(added)
        expect(next.filter(({ positionID }) => positionID === added.positionID)).toHaveLength(1)
        expect(toggle(next, added, 'saved')).toEqual(next)
      }),
    )
  })

  it('removing a saved position leaves the others unchanged', () => {
    fc.assert(
      fc.property(list, position, (positions, removed) => {
        const expected = positions.filter(({ positionID }) => positionID !== removed.positionID)
        expect(toggle(toggle(positions, removed, 'saved'), removed, 'removed')).toEqual(expected)
      }),
    )
  })

  it('removing the last page’s only position leads to the page that is last then', () => {
    fc.assert(
      fc.property(list, page, fc.nat(), (positions, requested, index) => {
        fc.pre(positions.length > 0)
        const before = pageOf(positions, requested)
        const [removed] = positions.slice(index % positions.length)
        const after = pageOf(removed ? toggle(positions, removed, 'removed') : positions, before.page)
        expect(after.pages).toBe(Math.max(1, Math.ceil((positions.length - 1) / savedPageSize)))
        expect(after.page).toBe(Math.min(before.page, after.pages))
      }),
    )
  })
})

it('withFilter replaces a known filter in place and puts a new one first', () => {
  const filters = [
    { filterID: 'a', name: 'Uno' },
    { filterID: 'b', name: 'Due' },
  ]
  expect(withFilter(filters, { filterID: 'b', name: 'Altro' })).toEqual([filters[0], { filterID: 'b', name: 'Altro' }])
  expect(withFilter(filters, { filterID: 'c', name: 'Tre' }).map(({ filterID }) => filterID)).toEqual(['c', 'a', 'b'])
})
