import type { Db } from '../../platform/db/client.ts'

/** The person to whom a mail went; undefined for a mail that is not ours, or to an address without an account. */
export async function selectReaderOf(db: Db, mailId: string): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom('mail')
    .innerJoin('user', 'user.email', 'mail.recipient')
    .select(['user.id as userId', 'user.email'])
    .where('mail.mail_id', '=', mailId)
    .executeTakeFirst()
}

/** Whether it was a notice to a person whose data we collected: the worker deletes whom it did not reach. */
export async function noteBouncedNotice(db: Db, mailId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ bounced_at: now })
    .where('mail_id', '=', mailId)
    .where('template', '=', 'contactNotice')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
