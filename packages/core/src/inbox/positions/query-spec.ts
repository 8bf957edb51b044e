import type { SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { freshQuerySpec, noMarks, type PositionQuerySpec } from '../../search/engine/position-query-spec.ts'
import type { Marks } from '../marks/marks.ts'
import type { SearchRow } from './searches.queries.ts'
import type { Settled } from './settle-criteria.ts'

/** The query of a search, the same for every page: later positions and marks are left out. */
export async function querySpecOf(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  { criteria, related, ceiling, marksVersion }: Settled & Pick<SearchRow, 'ceiling' | 'marksVersion'>,
  { countStatuses = false } = {},
): Promise<PositionQuerySpec> {
  const bitmaps = criteria.statuses || countStatuses ? await marks.at(userId, marksVersion) : noMarks
  return { criteria, related, ceiling, marks: bitmaps, ...settings }
}

/** The query of criteria with the current positions and marks. */
export async function currentQuerySpec(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  settled: Settled,
): Promise<PositionQuerySpec> {
  return { ...freshQuerySpec(settled, settings), marks: settled.criteria.statuses ? await marks.now(userId) : noMarks }
}
