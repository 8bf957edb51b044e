import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { oncePer } from '@vedetta/reference/once-per'
import { RoaringBitmap32 } from 'roaring-wasm'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { anyOf, type Clause } from './text-clauses.ts'

type StatusClauses = { readonly filter: readonly Clause[]; readonly must_not: readonly Clause[] }

// The engine leaves its bulk mode at each document it excludes, so many marks are better excluded by including all
// others. docs/decisions/0016-marks-in-search.md has the figures.
const fewMarks = 5_000

/** Above it, the set of "all others" is too large to send. */
const maxCeiling = 2 ** 24

/** The clauses for the positions with one of the given statuses; cached per spec, since a search uses them several times. */
export const statusClauses = oncePer(clausesOf)

function clausesOf({ criteria: { statuses }, marks, ceiling }: PositionQuerySpec): StatusClauses {
  const wanted = new Set<PositionStatus>(statuses ?? keysOf(positionStatuses))
  const markedAs = (['seen', 'contacted'] as const).map((status) => ({
    bitmap: marks[status],
    wanted: wanted.has(status),
  }))
  const bitmaps = (are: boolean) =>
    markedAs.flatMap((each) => (each.wanted === are && each.bitmap ? [each.bitmap] : []))
  if (!wanted.has('notSeen')) return { filter: [anyOf(bitmaps(true).map(inBitmap))], must_not: [] }
  return leavingOut(bitmaps(false), ceiling)
}

function leavingOut(bitmaps: readonly string[], ceiling: number): StatusClauses {
  const marked = new RoaringBitmap32()
  try {
    for (const base64 of bitmaps) addAll(marked, base64)
    if (marked.isEmpty) return { filter: [], must_not: [] }
    if (marked.size <= fewMarks || ceiling > maxCeiling) return { filter: [], must_not: [inBitmap(asBase64(marked))] }
    marked.flipRange(0, ceiling + 1)
    return { filter: [inBitmap(asBase64(marked))], must_not: [] }
  } finally {
    marked.dispose()
  }
}

function addAll(bitmap: RoaringBitmap32, base64: string): void {
  const added = RoaringBitmap32.deserialize('portable', Buffer.from(base64, 'base64'))
  bitmap.orInPlace(added)
  added.dispose()
}

function asBase64(bitmap: RoaringBitmap32): string {
  bitmap.optimize()
  const { buffer, byteOffset, byteLength } = bitmap.serialize('portable')
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

/** The positions whose numbers are in a bitmap. */
export function inBitmap(base64: string): Clause {
  return { terms: { position_no: [base64], value_type: 'bitmap' } }
}
