import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { currentQuerySpec } from '../positions/query-spec.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countPositions } from '../search/find-positions.ts'

/** The number of positions that criteria find now. */
export async function countNow(
  context: Omit<SearchContext, 'limits'>,
  userId: string,
  criteria: PositionCriteria,
): Promise<number> {
  return countPositions(context.search, await currentQuerySpec(context, userId, criteria))
}
