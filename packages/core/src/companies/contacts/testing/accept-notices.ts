import type { Db } from '../../../platform/db/client.ts'
import { settleNotices } from '../settle-notices.ts'

/** Has the mail server accept all queued notices then, and people shown so many days later. */
export async function acceptNotices(db: Db, at: Date, waitDays = 0): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: at, params: '{}' })
    .where('template', '=', 'contactNotice')
    .where('sent_at', 'is', null)
    .execute()
  await settleNotices(db, waitDays, at)
}
