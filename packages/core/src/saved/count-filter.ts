import { updateCount } from '../filters/filters.queries.ts'
import { findFilter } from '../filters/find-filter.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import type { Viewer } from '../viewer.ts'
import { countNow } from './count-now.ts'

/** How many positions a saved filter finds now, which its list tells from then on. Costs nothing. */
export async function countFilter(
  context: SearchContext,
  { userId }: Viewer,
  filterId: string,
  now: Date,
): Promise<{ count: number }> {
  await context.limits.consume('filterCountsOfPerson', userId)
  const { criteria } = await findFilter(context.db, userId, filterId)
  const count = await countNow(context, userId, criteria)
  await updateCount(context.db, filterId, count, now)
  return { count }
}
