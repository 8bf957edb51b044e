import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../platform/db/client.ts'

/** Resolves once another connection waits for a lock that this transaction holds. */
export async function untilBlockedBy(tx: Db): Promise<void> {
  const blocked = sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
  await expect
    .poll(async () => (await blocked.execute(tx)).rows[0]?.count, { message: 'nobody waits for this transaction' })
    .toBeGreaterThan(0)
}
