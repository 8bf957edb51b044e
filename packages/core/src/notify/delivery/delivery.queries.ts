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
