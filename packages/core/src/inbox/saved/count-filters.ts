import type { FilterCount } from '@vedetta/contracts/search/saved-filters'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectFiltersOf, updateCounts } from '../../search/filters/filters.queries.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countNow } from './count-now.ts'

/**
 * Counts what saved filters find now and how much of it is to see, and stores the counts for the list; filters of others and what one
 * request may not weigh are left out. Costs no search.
 */
export async function countFilters(
  context: SearchContext,
  viewer: SeatedViewer,
  filterIds: readonly string[],
  now: Date,
): Promise<(FilterCount & { filterID: string })[]> {
  const { db, limits } = context
  await limits.consume('filterCountsOfPerson', viewer.userId)
  const filters = await selectFiltersOf(db, viewer.userId, filterIds)
  const criteria = filters.map((filter) => filter.criteria)
  const counts = await countNow(context, viewer, criteria, now)
  const counted = filters.flatMap(({ filterId }, at) => {
    const count = counts[at]
    return count ? [{ filterID: filterId, ...count }] : []
  })
  const found = counted.map(({ filterID, count }) => ({ filterId: filterID, count }))
  await updateCounts(db, found, now)
  return counted
}
