import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** The last visit since a moment; null if there was none. */
export async function selectLastVisit(db: Db, since: Date, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ last: Date | null }>`
    SELECT max(at) AS last FROM visit WHERE at > ${since} AND at <= ${now}`.execute(db)
  return rows[0]?.last ?? null
}

export type MailState = { lastSent: Date | null; hasWaitedSince: boolean }

/** When a mail server last accepted a mail, and whether one that was queued before a moment is still owed. */
export async function selectMailState(db: Db, before: Date): Promise<MailState> {
  const { rows } = await sql<MailState>`
    SELECT (
      SELECT sent_at FROM mail WHERE coalesce(sent_at, failed_at) IS NOT NULL AND sent_at IS NOT NULL
      ORDER BY coalesce(sent_at, failed_at) DESC LIMIT 1
    ) AS "lastSent", EXISTS (
      SELECT FROM mail WHERE sent_at IS NULL AND failed_at IS NULL AND queued_at < ${before}
    ) AS "hasWaitedSince"`.execute(db)
  return rows[0] ?? { lastSent: null, hasWaitedSince: false }
}
