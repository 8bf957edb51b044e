import type { SeatedViewer } from '../../platform/viewer.ts'
import { updateCount } from '../../search/filters/filters.queries.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countNow } from './count-now.ts'

/** Counts the positions that a saved filter finds now, and stores the count for the list. Costs no search. */
export async function countFilter(
  context: SearchContext,
  viewer: SeatedViewer,
  filterId: string,
  now: Date,
): Promise<{ count: number }> {
  const { userId } = viewer
  await context.limits.consume('filterCountsOfPerson', userId)
  const { criteria } = await findFilter(context.db, userId, filterId)
  const count = await countNow(context, viewer, criteria)
  await updateCount(context.db, filterId, count, now)
  return { count }
}
