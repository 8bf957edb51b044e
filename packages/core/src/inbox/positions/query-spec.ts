import type { SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { freshQuerySpec, type PositionQuerySpec } from '../../search/engine/position-query-spec.ts'
import type { Marks } from '../marks/marks.ts'
import type { SearchRow } from './searches.queries.ts'
import type { Settled } from './settle-criteria.ts'

/** The query of a search, the same for every page: later positions, marks and discards are left out. */
export async function querySpecOf(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  { criteria, related, ceiling, marksVersion }: Settled & Pick<SearchRow, 'ceiling' | 'marksVersion'>,
): Promise<PositionQuerySpec> {
  return { criteria, related, ceiling, marks: await marks.at(userId, marksVersion), ...settings }
}

/** The query of criteria with the current positions, marks and discards. */
export async function currentQuerySpec(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  settled: Settled,
): Promise<PositionQuerySpec> {
  return { ...freshQuerySpec(settled, settings), marks: await marks.now(userId) }
}
