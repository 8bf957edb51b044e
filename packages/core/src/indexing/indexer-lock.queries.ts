import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

export const indexerLock = 730_001

/**
 * Runs `work` while no other process writes documents from the outbox or creates or deletes an index. The lock belongs
 * to its connection, so it ends with the process, however that ends. Returns undefined when the lock is taken.
 */
export function tryWithIndexerLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${indexerLock}) AS locked`.execute(
      connection,
    )
    if (!rows[0]?.locked) return undefined
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${indexerLock})`.execute(connection)
    }
  })
}
