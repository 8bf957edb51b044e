import type { PositionCriteria } from '@vedetta/contracts/position-search'
import type { SearchSettings } from '../accounts/read-search-settings.ts'
import type { Marks } from '../marks/marks.ts'
import { noMarks, type PositionQuerySpec } from '../search/position-query-spec.ts'
import type { SearchRow } from './searches.queries.ts'

/** Position numbers have 32 bits. */
const noCeiling = 2 ** 31 - 1

/** The query of a search, the same for every page: later positions and marks are left out. */
export async function querySpecOf(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  { criteria, ceiling, marksVersion }: Pick<SearchRow, 'criteria' | 'ceiling' | 'marksVersion'>,
  { countStatuses = false } = {},
): Promise<PositionQuerySpec> {
  const bitmaps = criteria.statuses || countStatuses ? await marks.at(userId, marksVersion) : noMarks
  return { criteria, ceiling, marks: bitmaps, ...settings }
}

/** The query of criteria with the current positions and marks. */
export async function currentQuerySpec(
  marks: Marks,
  userId: string,
  settings: SearchSettings,
  criteria: PositionCriteria,
): Promise<PositionQuerySpec> {
  return { ...freshQuerySpec(criteria, settings), marks: criteria.statuses ? await marks.now(userId) : noMarks }
}

/** The query of criteria over positions that nobody has marked yet. */
export function freshQuerySpec(criteria: PositionCriteria, settings: SearchSettings): PositionQuerySpec {
  return { criteria, ceiling: noCeiling, marks: noMarks, ...settings }
}
