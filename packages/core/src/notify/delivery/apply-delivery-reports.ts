import type { Db } from '../../platform/db/client.ts'
import { stopAlerts } from '../digests/stop-alerts.ts'
import { noteBouncedNotice, selectReaderOf } from './delivery.queries.ts'
import type { DeliveryReports, ReceivedReport } from './delivery-report.ts'

/**
 * Sends no further digest to the readers of mails that bounced for good or were called unwanted, and notes the notices that did
 * not reach their person. Returns of how many mails. Idempotent.
 */
export async function applyDeliveryReports(
  db: Db,
  reports: DeliveryReports,
  received: ReceivedReport,
  now: Date,
): Promise<number> {
  let noted = 0
  for (const { mailId, failure } of await reports.read(received, now)) {
    const isNotice = failure === 'bounced' && (await noteBouncedNotice(db, mailId, now))
    const reader = await selectReaderOf(db, mailId)
    if (reader) await stopAlerts(db, reader, failure, now)
    if (reader || isNotice) noted++
  }
  return noted
}
