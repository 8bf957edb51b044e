import { searchPageSize } from '@vedetta/contracts/position-search'
import type { Context } from '../context.ts'
import type { Marks } from '../marks/marks.ts'
import { findSearch } from '../positions/find-search.ts'
import { querySpecOf } from '../positions/query-spec.ts'
import { findPositionNumbers } from '../search/find-positions.ts'
import type { Viewer } from '../viewer.ts'
import { type Exportable, selectExportableNumbers } from './exports.queries.ts'

export type ExportContext = Pick<Context, 'db' | 'search'> & { readonly marks: Marks }

export type PageRange = {
  readonly startPage: number
  readonly endPage: number
  readonly searchID?: string | undefined
}

/** The positions on some pages of a search, as its user sees them. */
export async function positionsOfPages(
  context: ExportContext,
  { userId }: Viewer,
  { startPage, endPage, searchID }: PageRange,
  now: Date,
): Promise<Exportable[]> {
  const row = await findSearch(context.db, userId, searchID, now)
  const spec = await querySpecOf(context, userId, row)
  const from = (startPage - 1) * searchPageSize
  const size = (endPage - startPage + 1) * searchPageSize
  return selectExportableNumbers(context.db, await findPositionNumbers(context.search, spec, row.sort, from, size))
}
