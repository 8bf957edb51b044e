import { updateCount } from '../filters/filters.queries.ts'
import { findFilter } from '../filters/find-filter.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import type { Viewer } from '../viewer.ts'
import { countNow } from './count-now.ts'

/** Counts the positions that a saved filter finds now, and stores the count for the list. Costs no search. */
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
