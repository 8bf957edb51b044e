import { searchPageSize } from '@vedetta/contracts/position-search'
import { searchWeight } from '@vedetta/contracts/search-weight'
import { readSearchSettings } from '../accounts/read-search-settings.ts'
import type { Context } from '../context.ts'
import type { Marks } from '../marks/marks.ts'
import { findSearch } from '../positions/find-search.ts'
import { querySpecOf } from '../positions/query-spec.ts'
import { findPositionNumbers } from '../search/find-positions.ts'
import type { SeatedViewer } from '../viewer.ts'
import { type Exportable, selectExportableNumbers } from './exports.queries.ts'

export type ExportContext = Pick<Context, 'db' | 'search' | 'gate'> & { readonly marks: Marks }

export type PageRange = {
  readonly startPage: number
  readonly endPage: number
  readonly searchID?: string | undefined
}

/** The positions on some pages of a search, as its user sees them. */
export async function positionsOfPages(
  context: ExportContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { startPage, endPage, searchID }: PageRange,
  now: Date,
): Promise<Exportable[]> {
  const { db, search, gate, marks } = context
  const row = await findSearch(db, userId, searchID, now)
  // It was free because it found nothing, whatever the settings leave in by now.
  if (row.rule === 'empty') return []
  const settings = await readSearchSettings(db, userId)
  const spec = await querySpecOf(marks, userId, settings, row)
  const from = (startPage - 1) * searchPageSize
  const size = (endPage - startPage + 1) * searchPageSize
  const weight = searchWeight(row.criteria, { sort: row.sort, excludedNames: settings.excludedCompanies.length })
  const find = () => findPositionNumbers(search, spec, row.sort, from, size)
  return selectExportableNumbers(db, await gate({ userId, licenceNo }, weight, find))
}
