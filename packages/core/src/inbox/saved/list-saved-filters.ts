import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { selectFilters } from '../../search/filters/filters.queries.ts'

/** In the owner's order, each with its last count. */
export async function listSavedFilters(db: Db, { userId }: Actor): Promise<{ filters: SavedFilter[] }> {
  const rows = await selectFilters(db, userId)
  return {
    filters: rows.map(({ filterId, name, criteria, createdAt, count, bellSince }) => ({
      ...criteria,
      filterID: filterId,
      name,
      createdAt: createdAt.toISOString(),
      count,
      matchCount: count,
      bell: bellSince !== null,
    })),
  }
}
