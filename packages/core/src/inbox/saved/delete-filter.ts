import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { deleteFilterOf } from '../../search/filters/filters.queries.ts'

/** Idempotent. */
export async function deleteFilter(db: Db, { userId }: Actor, filterId: string): Promise<void> {
  await deleteFilterOf(db, userId, filterId)
}
