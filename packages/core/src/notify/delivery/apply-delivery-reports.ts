import type { Db } from '../../platform/db/client.ts'
import { stopAlerts } from '../digests/stop-alerts.ts'
import { selectReaderOf } from './delivery.queries.ts'
import type { DeliveryReports, ReceivedReport } from './delivery-report.ts'

/** Sends no further digest to the readers of mails that bounced for good or were called unwanted. Returns how many. Idempotent. */
export async function applyDeliveryReports(
  db: Db,
  reports: DeliveryReports,
  received: ReceivedReport,
  now: Date,
): Promise<number> {
  let stopped = 0
  for (const { mailId, failure } of await reports.read(received, now)) {
    const reader = await selectReaderOf(db, mailId)
    if (!reader) continue
    await stopAlerts(db, reader, failure, now)
    stopped++
  }
  return stopped
}
