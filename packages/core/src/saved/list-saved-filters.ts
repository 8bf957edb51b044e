import type { SavedFilter } from '@vedetta/contracts/saved-filters'
import type { Db } from '../db/client.ts'
import { selectFilters } from '../filters/filters.queries.ts'
import type { Viewer } from '../viewer.ts'

/** The newest first. */
export async function listSavedFilters(db: Db, { userId }: Viewer): Promise<{ filters: SavedFilter[] }> {
  const rows = await selectFilters(db, userId)
  return {
    filters: rows.map(({ filterId, name, criteria, createdAt, count }) => ({
      ...criteria,
      filterID: filterId,
      name,
      createdAt: createdAt.toISOString(),
      count,
    })),
  }
}
