import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'

type OwedMail = {
  recipient: string
  language: Language
  template: string
  params: unknown
  queuedAt: Date
  traceparent: string | null
}

/** The mails due to be relayed, the longest waiting first. */
export async function selectDueMails(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await owed(db).select('mail_id').where('relay_at', '<=', now).orderBy('relay_at').limit(limit).execute()
  return rows.map(({ mail_id }) => mail_id)
}

export async function setRelayAt(db: Db, mailIds: string[], relayAt: Date): Promise<void> {
  await db.updateTable('mail').set({ relay_at: relayAt }).where('mail_id', 'in', mailIds).execute()
}

export async function selectOwedMail(db: Db, mailId: string): Promise<OwedMail | undefined> {
  return owed(db)
    .select(['recipient', 'template', 'params', 'queued_at as queuedAt', 'traceparent'])
    .select((eb) => eb.ref('language').$castTo<Language>().as('language'))
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
}

/** When the positions were found that a mail told its reader. */
export async function selectToldBy(db: Db, mailId: string, recipient: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('alert')
    .innerJoin('user', 'user.id', 'alert.user_id')
    .select('alert.found_at')
    .where('user.email', '=', recipient)
    .where('alert.mail_id', '=', mailId)
    .execute()
  return rows.map(({ found_at }) => found_at)
}

/** The same statement erases the mail's parameters. */
export async function markMailSent(db: Db, mailId: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, failed_at: null, params: '{}' })
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .execute()
}

export async function markMailFailed(
  db: Db,
  mailId: string,
  { now, isRefused }: { now: Date; isRefused: boolean },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ failed_at: now, ...(isRefused && { bounced_at: now }) })
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes at most `limit` mails that were sent or given up before then, and returns their number. */
export async function deleteMailsDoneBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('mail_id', 'in', (eb) =>
      eb.selectFrom('mail').select('mail_id').where(eb.fn.coalesce('sent_at', 'failed_at'), '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function owed(db: Db) {
  return db.selectFrom('mail').where('sent_at', 'is', null).where('failed_at', 'is', null)
}
