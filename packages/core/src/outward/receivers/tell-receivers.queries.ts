import type { ContactChangeKind } from '@vedetta/contracts/privacy/contact-changes'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { mayDeliver } from '../webhooks/may-deliver.queries.ts'

export type UntoldChange = {
  readonly changeNo: number
  readonly contactId: string
  readonly kind: ContactChangeKind
  readonly day: string
  /** Null for a sole trader who opted out and is gone. */
  readonly company: string | null
  readonly vat: string | null
}

/** One process tells at a time, so that the numbers appear in their order. */
export async function lockUntold(tx: Transaction<DB>, limit: number): Promise<UntoldChange[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('receivers of contacts', 0))`.execute(tx)
  const { rows } = await sql<UntoldChange>`
    SELECT t.change_no AS "changeNo", t.contact_id AS "contactId", t.kind, t.day::text AS day, c.name AS company, c.vat
    FROM contact_change t LEFT JOIN company c USING (company_id)
    WHERE t.number IS NULL ORDER BY t.change_no LIMIT ${limit} FOR UPDATE OF t`.execute(tx)
  return rows
}

export type Receiver = {
  readonly changeNo: number
  readonly licenceNo: number
  /** Of the licence's administrator; null once nobody administers it. */
  readonly email: string | null
  readonly language: Language
}

export async function selectReceivers(tx: Transaction<DB>, changeNos: readonly number[]): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    SELECT r.change_no AS "changeNo", r.licence_no AS "licenceNo",
      coalesce(u.email, nullif(l.administrator_email, '')) AS email, coalesce(u.language, 'it') AS language
    FROM contact_change_receiver r JOIN licence l USING (licence_no) LEFT JOIN "user" u ON u.id = l.administrator_id
    WHERE r.change_no = ANY(${[...changeNos]}::bigint[]) ORDER BY r.licence_no, r.change_no`.execute(tx)
  return rows
}

/**
 * A message to each address that a receiver's webhooks have, once, by the oldest of them; paused ones send it when they go on. Its identifier
 * is always the same, so that a receiver knows it again if a restored database repeats it.
 */
export async function insertChangeMessages(
  tx: Transaction<DB>,
  changeNos: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO webhook_message (message_id, webhook_id, kind, change_no, happened_at, made_at, next_at)
      SELECT md5(concat_ws(' ', webhook_id, contact_id, CASE kind WHEN 'erased' THEN kind ELSE change_no::text END))::uuid,
        webhook_id, 'contact_' || kind, change_no, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      FROM (
        SELECT DISTINCT ON (r.change_no, r.licence_no, w.url) w.webhook_id, t.contact_id, t.kind, t.change_no
        FROM contact_change t JOIN contact_change_receiver r USING (change_no) JOIN webhook w USING (licence_no)
        WHERE t.change_no = ANY(${[...changeNos]}::bigint[]) AND ${mayDeliver(now)}
        ORDER BY r.change_no, r.licence_no, w.url, w.created_at, w.webhook_id
      ) told
      ON CONFLICT DO NOTHING RETURNING webhook_id, change_no
    ), counted AS (
      SELECT made.change_no, webhook.licence_no, count(*) AS webhooks
      FROM made JOIN webhook USING (webhook_id) GROUP BY made.change_no, webhook.licence_no
    )
    UPDATE contact_change_receiver r SET webhooks = counted.webhooks FROM counted
    WHERE r.change_no = counted.change_no AND r.licence_no = counted.licence_no`.execute(tx)
}

export async function setMailed(tx: Transaction<DB>, licenceNo: number, changeNos: readonly number[]): Promise<void> {
  await sql`
    UPDATE contact_change_receiver SET mails = 1
    WHERE licence_no = ${licenceNo} AND change_no = ANY(${[...changeNos]}::bigint[])`.execute(tx)
}

/** Gives the changes their numbers, in their order. From then on programs read them. */
export async function setTold(tx: Transaction<DB>, changeNos: readonly number[], now: Date): Promise<void> {
  await sql`
    UPDATE contact_change t SET number = given.number, told_at = ${now} FROM (
      SELECT change_no, nextval('contact_change_number') AS number
      FROM (SELECT unnest(${[...changeNos]}::bigint[]) AS change_no ORDER BY 1) ordered
    ) given WHERE t.change_no = given.change_no`.execute(tx)
  await sql`
    UPDATE contact_change_receiver SET mails = coalesce(mails, 0), webhooks = coalesce(webhooks, 0)
    WHERE change_no = ANY(${[...changeNos]}::bigint[])`.execute(tx)
}
