import type { Db } from '../db/client.ts'
import { deleteFilterOf } from '../filters/filters.queries.ts'
import type { Actor } from '../viewer.ts'

/** Idempotent. */
export async function deleteFilter(db: Db, { userId }: Actor, filterId: string): Promise<void> {
  await deleteFilterOf(db, userId, filterId)
}
