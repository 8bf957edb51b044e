import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { enqueueMails, type MailQueue, type mailRetries } from '../../platform/mail/mail-queue.ts'
import { selectDueMails, setRelayAt } from './mail.queries.ts'

export const relayBatch = 500
const relayAgainAfterMs = minuteMs

/** Adds due mails to the queue, and again every minute until they are sent, since Redis may lose its data. */
export async function relayMail(
  { db, queue, retries }: { db: Db; queue: MailQueue; retries?: typeof mailRetries },
  now: Date,
): Promise<number> {
  const mailIds = await selectDueMails(db, now, relayBatch)
  if (mailIds.length === 0) return 0
  await enqueueMails(queue, mailIds, retries)
  await setRelayAt(db, mailIds, new Date(now.getTime() + relayAgainAfterMs))
  return mailIds.length
}
