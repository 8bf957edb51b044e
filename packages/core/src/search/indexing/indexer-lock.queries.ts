import { minuteMs } from '@vedetta/contracts/text/durations'
import { tryWithAdvisoryLock, withAdvisoryLock } from '../../platform/db/advisory-lock.queries.ts'
import type { Db } from '../../platform/db/client.ts'

export const indexerLock = 730_001

const maxWaitMs = 10 * minuteMs

/**
 * Runs `work` while no other process writes documents from the outbox or creates or deletes an index. Returns undefined
 * when the lock is taken.
 */
export function tryWithIndexerLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result | undefined> {
  return tryWithAdvisoryLock(db, indexerLock, work)
}

/** The same, between two passes of the indexer, also of one that always finds work. */
export function withIndexerLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return withAdvisoryLock(db, indexerLock, maxWaitMs, work)
}
