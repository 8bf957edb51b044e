import type { StopReason } from '@vedetta/contracts/notify/alert-settings'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { AlertReader } from './alert-token.ts'
import { deleteUnsentAlerts, stopSchedule } from './schedule.queries.ts'

/** Sends a person no further mail about alerts, nor one that is queued already. Idempotent. */
export function stopAlerts(db: Db, { userId, email }: AlertReader, reason: StopReason, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await stopSchedule(tx, userId, reason, now)
    await deleteUnsentAlerts(tx, email)
  })
}
