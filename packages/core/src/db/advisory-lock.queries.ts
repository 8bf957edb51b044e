import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Runs `work` while no other process holds the lock. The lock belongs to its connection, which `work` is given: it ends
 * with the process, however that ends, and what `work` writes through that connection is written under the lock or not
 * at all. Returns undefined when the lock is taken.
 */
export function tryWithAdvisoryLock<Result>(
  db: Db,
  lock: number,
  work: (connection: Db) => Promise<Result>,
): Promise<Result | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${lock}) AS locked`.execute(connection)
    if (!rows[0]?.locked) return undefined
    try {
      return await work(connection)
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}
