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

describe('who leaves a source', () => {
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

  it('leaves a complete feed at once', () => {
    expect(closingOf(feed, present(3), shown(1, 2), false).leaving).toEqual([3])
  })

  it('is missed again when nothing changed since it was missed', () => {
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

  it('is missed no more once it is shown', () => {
    expect(closingOf(read, present(2, { 2: 1 }), shown(1, 2), false).misses).toEqual(present(2))
    expect(closingOf(partly, present(2, { 2: 1 }), shown(2), false).misses).toEqual(present(2))
  })

  it.each([partly, unsure])('never leaves after $outcome, $listing', (reading) => {
    const { leaving } = closingOf(reading, present(20, { 3: 1, 4: 5 }), shown(), false)
    expect(leaving).toEqual([])
  })

  it('counts no miss where a list was partly read, and none again where it was not recognised', () => {
    expect(closingOf(partly, present(2, { 1: 1 }), shown(), false).misses).toEqual(present(2, { 1: 1 }))
    expect(closingOf(unsure, present(2, { 1: 1 }), shown(), false).misses).toEqual(present(2))
  })
})

describe('too much at once', () => {
  it.each([read, feed])('is held for the next visit ($listing), which closes what is still gone', (reading) => {
    const first = closingOf(reading, present(8), shown(1, 2), false)
    expect(first.leaving).toEqual([])
    expect(first.hold).toEqual({ gone: 6, ofOpen: 8 })
    const second = closingOf(reading, first.misses, shown(1, 2, 3), true)
    expect(second.leaving).toEqual([4, 5, 6, 7, 8])
    expect(second.misses).toEqual(present(3))
    expect(second.hold).toBe('none')
  })

  it('is forgotten when they are back', () => {
    const first = closingOf(feed, present(8), shown(1, 2), false)
    const all = shown(1, 2, 3, 4, 5, 6, 7, 8)
    expect(closingOf(feed, first.misses, all, true)).toEqual({ misses: present(8), leaving: [], hold: 'none' })
    expect(closingOf(partly, first.misses, all, true).hold).toBe('none')
  })

  it('stays held while nobody can tell, and is decided by an unchanged visit', () => {
    const first = closingOf(read, present(8), shown(1), false)
    expect(closingOf(partly, first.misses, shown(1), true)).toEqual({ misses: first.misses, leaving: [], hold: 'kept' })
    expect(closingOf(unchanged, first.misses, shown(), true).leaving).toHaveLength(7)
  })

  it('is no more than four, and no less than half', () => {
    expect(closingOf(feed, present(4), shown(), false).leaving).toHaveLength(4)
    expect(closingOf(feed, present(10), shown(1, 2, 3, 4, 5), false).leaving).toHaveLength(5)
    expect(closingOf(feed, present(9), shown(1, 2, 3, 4), false).leaving).toEqual([])
  })

  it('holds what went after the first look', () => {
    const first = closingOf(read, present(12), shown(1, 2, 3, 4, 5, 6, 7, 8), false)
    expect(first.hold).toBe('none')
    const second = closingOf(read, first.misses, shown(1), false)
    expect(second.leaving).toEqual([9, 10, 11, 12])
    expect(second.hold).toEqual({ gone: 7, ofOpen: 12 })
  })
})
