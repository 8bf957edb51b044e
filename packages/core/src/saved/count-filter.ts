import type { SearchDeps } from '../positions/search-positions.ts'
import type { Viewer } from '../viewer.ts'
import { countNow } from './count-now.ts'
import { findFilter } from './find-filter.ts'
import { updateCount } from './saved-filters.queries.ts'

/** How many positions a saved filter finds now, which its list tells from then on. Costs nothing. */
export async function countFilter(
  deps: SearchDeps,
  { userId }: Viewer,
  filterId: string,
  now: Date,
): Promise<{ count: number }> {
  await deps.limits.consume('filterCountsOfPerson', userId)
  const { criteria } = await findFilter(deps.db, userId, filterId)
  const count = await countNow(deps, userId, criteria)
  await updateCount(deps.db, filterId, count, now)
  return { count }
}
