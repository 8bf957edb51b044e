import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { selectFilters } from '../../search/filters/filters.queries.ts'
import { countToSee } from './count-to-see.ts'

/** In the owner's order, each with the positions it found that are still to see. */
export async function listSavedFilters(
  context: Pick<ContextWithSearch, 'db' | 'search' | 'gate'>,
  viewer: SeatedViewer,
  now: Date,
): Promise<{ filters: SavedFilter[] }> {
  const [rows, toSeeOf] = await Promise.all([
    selectFilters(context.db, viewer.userId),
    countToSee(context, viewer, now),
  ])
  return {
    filters: rows.map(({ filterId, name, criteria, createdAt, count, bellSince }) => ({
      ...criteria,
      filterID: filterId,
      name,
      createdAt: createdAt.toISOString(),
      count,
      matchCount: count,
      bell: bellSince !== null,
      ...toSeeOf(filterId),
    })),
  }
}
