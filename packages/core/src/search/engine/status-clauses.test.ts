import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { RoaringBitmap32 } from 'roaring-wasm'
import { describe, expect, test } from 'vitest'
import { type MarkBitmaps, noMarks, type PositionQuerySpec } from './position-query-spec.ts'
import { discardClauses, statusClauses } from './status-clauses.ts'
import { bitmapOf } from './testing/bitmap-of.ts'

const few = { seen: bitmapOf([1, 2]), contacted: bitmapOf([3]), discarded: null }
const many = { seen: bitmapOf(numbers(1, 9_000)), contacted: bitmapOf(numbers(9_001, 9_010)), discarded: null }

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function asking(statuses: PositionStatus[] | undefined, marks: MarkBitmaps, ceiling = 9_012): PositionQuerySpec {
  const settings = { excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false }
  return { criteria: positionCriteria.parse({ statuses }), related: [], ceiling, marks, ...settings }
}

/** The clauses, with their bitmaps decoded. */
function clausesOf(statuses: PositionStatus[] | undefined, marks: MarkBitmaps, ceiling?: number) {
  const { filter, must_not } = statusClauses(asking(statuses, marks, ceiling))
  return JSON.parse(JSON.stringify({ filter, must_not }), (key, value) =>
    key === 'position_no' ? RoaringBitmap32.deserialize('portable', Buffer.from(value[0], 'base64')).toArray() : value,
  )
}
const inBitmap = (position_no: number[]) => ({ terms: { position_no, value_type: 'bitmap' } })
const nothing = { filter: [], must_not: [] }

describe('statusClauses', () => {
  test.each([
    [['seen'], { filter: [inBitmap([1, 2])], must_not: [] }],
    [['contacted'], { filter: [inBitmap([3])], must_not: [] }],
    [
      ['seen', 'contacted'],
      { filter: [{ bool: { should: [inBitmap([1, 2]), inBitmap([3])], minimum_should_match: 1 } }], must_not: [] },
    ],
    [['notSeen'], { filter: [], must_not: [inBitmap([1, 2, 3])] }],
    [['notSeen', 'seen'], { filter: [], must_not: [inBitmap([3])] }],
    [['notSeen', 'contacted'], { filter: [], must_not: [inBitmap([1, 2])] }],
    [['notSeen', 'seen', 'contacted'], nothing],
    [undefined, nothing],
  ] as [PositionStatus[] | undefined, object][])('filter by the statuses %j', (statuses, clauses) => {
    expect(clausesOf(statuses, few)).toEqual(clauses)
  })

  test('exclude many marks by including all others, up to the ceiling', () => {
    expect(clausesOf(['notSeen'], many)).toEqual({ filter: [inBitmap([0, 9_011, 9_012])], must_not: [] })
    expect(clausesOf(['notSeen', 'seen'], many)).toEqual({ filter: [], must_not: [inBitmap(numbers(9_001, 9_010))] })
  })

  test('exclude marks directly where there is no ceiling', () => {
    expect(clausesOf(['notSeen'], many, 2 ** 31 - 1)).toMatchObject({ filter: [], must_not: [{}] })
  })

  test('match nothing above the ceiling', () => {
    expect(clausesOf(['notSeen'], many, 8_000).filter).toEqual([inBitmap([0, ...numbers(8_001, 9_010)])])
  })

  test('treat everything as not seen where there are no marks', () => {
    expect(clausesOf(['seen'], noMarks)).toEqual({ filter: [{ match_none: {} }], must_not: [] })
    expect(clausesOf(['notSeen'], noMarks)).toEqual(nothing)
  })
})

describe('discarded positions', () => {
  const discarded = bitmapOf([2, 3, 7])

  test.each([
    [undefined, { filter: [], must_not: [inBitmap([2, 3, 7])] }],
    [['notSeen'], { filter: [], must_not: [inBitmap([1, 2, 3, 7])] }],
    [['notSeen', 'seen', 'contacted'], { filter: [], must_not: [inBitmap([2, 3, 7])] }],
    [['seen'], { filter: [inBitmap([1])], must_not: [] }],
    [['contacted'], { filter: [inBitmap([])], must_not: [] }],
  ] as [PositionStatus[] | undefined, object][])(
    'are left out whatever the statuses, as of %j',
    (statuses, clauses) => {
      expect(clausesOf(statuses, { ...few, discarded })).toEqual(clauses)
    },
  )

  test('are left out where the statuses are not asked for', () => {
    expect(discardClauses(asking(['seen'], { ...few, discarded })).must_not).toEqual([
      { terms: { position_no: [discarded], value_type: 'bitmap' } },
    ])
    expect(discardClauses(asking(['seen'], few))).toEqual(nothing)
  })

  test('are left out by including all others where they are many', () => {
    const spec = { ...noMarks, discarded: bitmapOf(numbers(1, 9_000)) }
    expect(clausesOf(undefined, spec)).toEqual({ filter: [inBitmap([0, ...numbers(9_001, 9_012)])], must_not: [] })
  })
})

test('are computed once per spec', () => {
  const spec = asking(['notSeen'], few)
  expect(statusClauses(spec)).toBe(statusClauses(spec))
})
