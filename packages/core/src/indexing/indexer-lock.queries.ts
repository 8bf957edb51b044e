import { tryWithAdvisoryLock } from '../db/advisory-lock.queries.ts'
import type { Db } from '../db/client.ts'

export const indexerLock = 730_001

/**
 * Runs `work` while no other process writes documents from the outbox or creates or deletes an index. Returns undefined
 * when the lock is taken.
 */
export function tryWithIndexerLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result | undefined> {
  return tryWithAdvisoryLock(db, indexerLock, work)
}
