import { searchPageSize } from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findPositionNumbers } from '../../search/engine/find-positions.ts'
import { selectDiscardedAmong } from '../discards/discards.queries.ts'
import { findSearch } from '../positions/find-search.ts'
import { querySpecOf } from '../positions/query-spec.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { settleCriteria, weighed } from '../positions/settle-criteria.ts'
import { type Exportable, selectExportableNumbers } from './exports.queries.ts'

export type ExportContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate'> &
  Pick<SearchContext, 'marks' | 'roleFamilies'>

export type PageRange = {
  readonly startPage: number
  readonly endPage: number
  readonly searchID?: string | undefined
}

/** The positions on some pages of a search, as its user sees them; without those discarded since it began. */
export async function positionsOfPages(
  context: ExportContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { startPage, endPage, searchID }: PageRange,
  now: Date,
): Promise<Exportable[]> {
  const { db, search, gate, marks, roleFamilies } = context
  const row = await findSearch(db, userId, searchID, now)
  // It was free because it found nothing, whatever the settings leave in by now.
  if (row.rule === 'empty') return []
  const settings = await readSearchSettings(db, userId)
  const settled = settleCriteria(await roleFamilies(), row.criteria)
  const spec = await querySpecOf(marks, userId, settings, { ...row, ...settled })
  const from = (startPage - 1) * searchPageSize
  const size = (endPage - startPage + 1) * searchPageSize
  const weight = searchWeight(weighed(settled), { sort: row.sort, excludedNames: settings.excludedCompanies.length })
  const find = () => findPositionNumbers(search, spec, row.sort, from, size)
  const found = await gate({ userId, licenceNo }, weight, find)
  const discarded = await selectDiscardedAmong(db, userId, found)
  return selectExportableNumbers(
    db,
    found.filter((positionNo) => !discarded.has(positionNo)),
  )
}
