import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { oncePer } from '@vedetta/reference/once-per'
import { RoaringBitmap32 } from 'roaring-wasm'
import type { MarkBitmaps, PositionQuerySpec } from './position-query-spec.ts'
import { anyOf, type Clause } from './text-clauses.ts'

type StatusClauses = { readonly filter: readonly Clause[]; readonly must_not: readonly Clause[] }

// The engine leaves its bulk mode at each document it excludes, so many marks are better excluded by including all
// others. docs/decisions/0016-marks-in-search.md has the figures.
const fewMarks = 5_000

/** Above it, the set of "all others" is too large to send. */
const maxCeiling = 2 ** 24

/**
 * The clauses for the positions with one of the given statuses that are not discarded; cached per spec, since a search uses them
 * several times.
 */
export const statusClauses = oncePer(clausesOf)

/** The clauses that leave out what is discarded, whatever the statuses. */
export const discardClauses = oncePer(({ marks, ceiling }: PositionQuerySpec) =>
  leavingOut(present([marks.discarded]), ceiling),
)

/** The clause for those positions of a search that are to see: the search has left out everything but the marked. */
export function toSeeClause({ seen, contacted, discarded }: MarkBitmaps): Clause {
  const { must_not } = leavingOut(present([seen, contacted, discarded]), Number.POSITIVE_INFINITY)
  return { bool: { must_not: [...must_not] } }
}

function clausesOf({ criteria: { statuses }, marks, ceiling }: PositionQuerySpec): StatusClauses {
  const wanted = new Set<PositionStatus>(statuses ?? keysOf(positionStatuses))
  const marked = (are: boolean) =>
    present(
      (['seen', 'contacted'] as const).filter((status) => wanted.has(status) === are).map((status) => marks[status]),
    )
  if (wanted.has('notSeen')) return leavingOut([...marked(false), ...present([marks.discarded])], ceiling)
  const found = marked(true).map((bitmap) => (marks.discarded === null ? bitmap : without(bitmap, marks.discarded)))
  return { filter: [anyOf(found.map(inBitmap))], must_not: [] }
}

const present = (bitmaps: readonly (string | null)[]): string[] => bitmaps.filter((bitmap) => bitmap !== null)

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

function without(base64: string, leftOut: string): string {
  const bitmap = read(base64)
  const excluded = read(leftOut)
  try {
    bitmap.andNotInPlace(excluded)
    return asBase64(bitmap)
  } finally {
    bitmap.dispose()
    excluded.dispose()
  }
}

function addAll(bitmap: RoaringBitmap32, base64: string): void {
  const added = read(base64)
  bitmap.orInPlace(added)
  added.dispose()
}

const read = (base64: string) => RoaringBitmap32.deserialize('portable', Buffer.from(base64, 'base64'))

function asBase64(bitmap: RoaringBitmap32): string {
  bitmap.optimize()
  const { buffer, byteOffset, byteLength } = bitmap.serialize('portable')
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

/** The positions whose numbers are in a bitmap. */
export function inBitmap(base64: string): Clause {
  return { terms: { position_no: [base64], value_type: 'bitmap' } }
}
