import type { FilterCount } from '@vedetta/contracts/search/saved-filters'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countFilters } from './count-filters.ts'

/** Counts what one saved filter finds now. Costs no search. */
export async function countFilter(
  context: SearchContext,
  viewer: SeatedViewer,
  filterId: string,
  now: Date,
): Promise<FilterCount> {
  const [counted] = await countFilters(context, viewer, [filterId], now)
  if (!counted) throw new AppError('unknown_filter')
  const { filterID: _, ...count } = counted
  return count
}
