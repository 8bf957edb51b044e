import { updateCount } from '../filters/filters.queries.ts'
import { findFilter } from '../filters/find-filter.ts'
import type { SearchDeps } from '../positions/search-positions.ts'
import type { Viewer } from '../viewer.ts'
import { countNow } from './count-now.ts'

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
