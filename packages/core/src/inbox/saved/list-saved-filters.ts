import { maxCountedFilters, type SavedFilter } from '@vedetta/contracts/search/saved-filters'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { noneIfBusy } from '../../search/engine/none-if-busy.ts'
import { selectFilters } from '../../search/filters/filters.queries.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countFilters } from './count-filters.ts'

/** In the owner's order, each with its last count, and the first ones with what is to see now, unless that is left out or can't be counted. */
export async function listSavedFilters(
  context: SearchContext,
  viewer: SeatedViewer,
  { toSee: asked }: { readonly toSee: 'counted' | 'left' },
  now: Date,
): Promise<{ filters: SavedFilter[] }> {
  const rows = await selectFilters(context.db, viewer.userId)
  const first = rows.slice(0, asked === 'counted' ? maxCountedFilters : 0).map(({ filterId }) => filterId)
  const counts = first.length > 0 ? await countFilters(context, viewer, first, now).catch(noneIfBusy) : []
  const countOf = new Map(counts.map((count) => [count.filterID, count]))
  return {
    filters: rows.map(({ filterId, name, criteria, createdAt, count: stored, bellSince }) => {
      const { count = stored, toSee = null, today = null } = countOf.get(filterId) ?? {}
      const filter = { filterID: filterId, name, createdAt: createdAt.toISOString(), bell: bellSince !== null }
      return { ...criteria, ...filter, count, matchCount: count, toSee, today }
    }),
  }
}
