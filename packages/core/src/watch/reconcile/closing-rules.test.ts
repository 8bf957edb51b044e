import { describe, expect, it } from 'vitest'
import { closingOf } from './closing-rules.ts'

const read = { outcome: 'read', listing: 'recognised' } as const
const feed = { outcome: 'read', listing: 'complete_feed' } as const
const unchanged = { outcome: 'unchanged', listing: 'unsure' } as const
const partly = { outcome: 'partly_read', listing: 'recognised' } as const
const unsure = { outcome: 'read', listing: 'unsure' } as const

/** Positions 1 to `count`, some of them missed before. */
const present = (count: number, missed: Record<number, number> = {}) =>
  new Map(Array.from({ length: count }, (_, index) => [index + 1, missed[index + 1] ?? 0] as const))
const shown = (...numbers: number[]) => new Set(numbers)

describe('closingOf: a position that its source no longer shows', () => {
  it('leaves a recognised page when missed twice', () => {
    const first = closingOf(read, present(3), shown(1, 2), false)
    expect(first).toEqual({
      misses: new Map([
        [1, 0],
        [2, 0],
        [3, 1],
      ]),
      leaving: [],
      hold: 'none',
    })
    expect(closingOf(read, first.misses, shown(1, 2), false).leaving).toEqual([3])
  })

  it('leaves a complete feed at the first miss', () => {
    expect(closingOf(feed, present(3), shown(1, 2), false).leaving).toEqual([3])
  })

  it('counts as missed again when the source is unchanged since', () => {
    expect(closingOf(unchanged, present(3, { 3: 1 }), shown(), false)).toEqual({
      misses: new Map([
        [1, 0],
        [2, 0],
      ]),
      leaving: [3],
      hold: 'none',
    })
    expect(closingOf(unchanged, present(3), shown(), false).leaving).toEqual([])
  })

  it('loses its misses once it is shown again', () => {
    expect(closingOf(read, present(2, { 2: 1 }), shown(1, 2), false).misses).toEqual(present(2))
    expect(closingOf(partly, present(2, { 2: 1 }), shown(2), false).misses).toEqual(present(2))
  })

  it.each([partly, unsure])('never leaves after $outcome, $listing', (reading) => {
    const { leaving } = closingOf(reading, present(20, { 3: 1, 4: 5 }), shown(), false)
    expect(leaving).toEqual([])
  })

  it('gains no miss from a partly read list, and loses its misses where the list was not recognised', () => {
    expect(closingOf(partly, present(2, { 1: 1 }), shown(), false).misses).toEqual(present(2, { 1: 1 }))
    expect(closingOf(unsure, present(2, { 1: 1 }), shown(), false).misses).toEqual(present(2))
  })
})

describe('closingOf: many positions missing at once', () => {
  it.each([read, feed])('hold the source ($listing), and the next visit closes those still missing', (reading) => {
    const first = closingOf(reading, present(8), shown(1, 2), false)
    expect(first.leaving).toEqual([])
    expect(first.hold).toEqual({ gone: 6, ofOpen: 8 })
    const second = closingOf(reading, first.misses, shown(1, 2, 3), true)
    expect(second.leaving).toEqual([4, 5, 6, 7, 8])
    expect(second.misses).toEqual(present(3))
    expect(second.hold).toBe('none')
  })

  it('clear the hold when they are shown again', () => {
    const first = closingOf(feed, present(8), shown(1, 2), false)
    const all = shown(1, 2, 3, 4, 5, 6, 7, 8)
    expect(closingOf(feed, first.misses, all, true)).toEqual({ misses: present(8), leaving: [], hold: 'none' })
    expect(closingOf(partly, first.misses, all, true).hold).toBe('none')
  })

  it('keep the source held through a partly read visit, until an unchanged one decides', () => {
    const first = closingOf(read, present(8), shown(1), false)
    expect(closingOf(partly, first.misses, shown(1), true)).toEqual({ misses: first.misses, leaving: [], hold: 'kept' })
    expect(closingOf(unchanged, first.misses, shown(), true).leaving).toHaveLength(7)
  })

  it('hold it only from five and from more than half', () => {
    expect(closingOf(feed, present(4), shown(), false).leaving).toHaveLength(4)
    expect(closingOf(feed, present(10), shown(1, 2, 3, 4, 5), false).leaving).toHaveLength(5)
    expect(closingOf(feed, present(9), shown(1, 2, 3, 4), false).leaving).toEqual([])
  })

  it('hold it also when the others had been missed one visit earlier', () => {
    const first = closingOf(read, present(12), shown(1, 2, 3, 4, 5, 6, 7, 8), false)
    expect(first.hold).toBe('none')
    const second = closingOf(read, first.misses, shown(1), false)
    expect(second.leaving).toEqual([9, 10, 11, 12])
    expect(second.hold).toEqual({ gone: 7, ofOpen: 12 })
  })
})

describe('closingOf: a list that takes several visits', () => {
  const part = (listing: 'first_part' | 'further_part') => ({ outcome: 'partly_read', listing }) as const
  const last = { outcome: 'read', listing: 'last_part' } as const

  it('closes with its last part what none of its parts showed, and nothing before', () => {
    const first = closingOf(part('first_part'), present(6), shown(1, 2), false)
    expect(first.leaving).toEqual([])
    const further = closingOf(part('further_part'), first.misses, shown(3, 1), false)
    expect(further.leaving).toEqual([])
    const end = closingOf(last, further.misses, shown(4, 5, 1), false)
    expect(end).toEqual({ misses: present(5), leaving: [6], hold: 'none' })
  })

  it('forgets what it missed if it is not recognised, or begun anew', () => {
    const first = closingOf(part('first_part'), present(3), shown(1), false)
    expect(closingOf(unsure, first.misses, shown(1), false).misses).toEqual(present(3))
    expect(closingOf(part('first_part'), first.misses, shown(1), false).misses).toEqual(present(3, { 2: 1, 3: 1 }))
  })

  it('holds the source if most are missing at its end, and the next list decides', () => {
    const first = closingOf(part('first_part'), present(8), shown(1), false)
    const held = closingOf(last, first.misses, shown(1, 2), false)
    expect(held).toMatchObject({ leaving: [], hold: { gone: 6, ofOpen: 8 } })
    const again = closingOf(part('first_part'), held.misses, shown(1), true)
    expect(again).toMatchObject({ leaving: [], hold: 'kept' })
    const end = closingOf(last, again.misses, shown(1, 2, 3), true)
    expect(end).toEqual({ misses: present(3), leaving: [4, 5, 6, 7, 8], hold: 'none' })
  })
})

describe('closingOf: a hold that an operator accepted', () => {
  const held = present(8, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 })

  it.each([partly, unsure])('closes what was missing then, after $outcome, $listing, and nothing else', (reading) => {
    expect(closingOf(reading, held, shown(7), true, true)).toEqual({
      misses: new Map([
        [7, 0],
        [8, 0],
      ]),
      leaving: [1, 2, 3, 4, 5, 6],
      hold: 'none',
    })
    expect(closingOf(reading, held, shown(7), true, false).leaving).toEqual([])
  })

  it('keeps what is shown again', () => {
    expect(closingOf(partly, held, shown(1, 7, 8), true, true).leaving).toEqual([2, 3, 4, 5, 6])
  })
})
