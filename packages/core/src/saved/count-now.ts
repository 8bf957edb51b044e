import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { questionNow } from '../positions/question-of.ts'
import type { SearchDeps } from '../positions/search-positions.ts'
import { countPositions } from '../search/find-positions.ts'

/** How many positions criteria find at this moment. */
export async function countNow(
  deps: Omit<SearchDeps, 'limits'>,
  userId: string,
  criteria: PositionCriteria,
): Promise<number> {
  return countPositions(deps.search, await questionNow(deps, userId, criteria))
}
