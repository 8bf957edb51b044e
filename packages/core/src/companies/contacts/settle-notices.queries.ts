import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Of accepted notices; one that came back is none. */
export async function setNoticed(db: Db, waitDays: number): Promise<void> {
  await sql`
    UPDATE company_contact c SET noticed_at = mail.sent_at, shown_from = mail.sent_at + make_interval(days => ${waitDays})
    FROM mail
    WHERE mail.mail_id = c.notice_mail AND c.noticed_at IS NULL AND mail.sent_at IS NOT NULL AND mail.bounced_at IS NULL`.execute(
    db,
  )
}

/** Deletes the records of notices that came back, and returns to whom they were. */
export async function takeBouncedNotices(tx: Transaction<DB>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    DELETE FROM mail WHERE mail_id IN (
      SELECT mail_id FROM mail WHERE bounced_at IS NOT NULL AND template = 'contactNotice'
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING recipient`.execute(tx)
  return rows.map(({ recipient }) => recipient)
}

/** Before the contacts are deleted: from then on nothing stores them again. */
export async function insertUnreachable(tx: Transaction<DB>, addresses: readonly string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO contact_unreachable (hash, since)
    SELECT DISTINCT contact_opt_out_hash(address), ${now}::timestamptz FROM unnest(${[...addresses]}::text[]) AS address
    ON CONFLICT DO NOTHING`.execute(tx)
}

export async function deletePeopleAt(tx: Transaction<DB>, addresses: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM company_contact WHERE kind = 'personal' AND lower(email) = ANY(${[...addresses]}::text[])`.execute(tx)
}
