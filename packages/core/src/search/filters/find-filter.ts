import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { type FilterRow, selectFilter } from './filters.queries.ts'

/** Throws unless the filter is the user's own. */
export async function findFilter(db: Db, userId: string, filterId: string): Promise<FilterRow> {
  const filter = await selectFilter(db, userId, filterId)
  if (!filter) throw new AppError('unknown_filter')
  return filter
}
