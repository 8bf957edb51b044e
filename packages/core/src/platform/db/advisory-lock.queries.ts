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

/**
 * The same, but waits for the lock: whoever holds it passes it on when they release it, however soon they want it again, which
 * trying now and then would miss. Throws after the given time.
 */
export function withAdvisoryLock<Result>(
  db: Db,
  lock: number,
  maxWaitMs: number,
  work: (connection: Db) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`SELECT set_config('lock_timeout', ${`${maxWaitMs}`}, false)`.execute(connection)
    try {
      await sql`SELECT pg_advisory_lock(${lock})`.execute(connection)
    } finally {
      await sql`RESET lock_timeout`.execute(connection)
    }
    try {
      return await work(connection)
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}
