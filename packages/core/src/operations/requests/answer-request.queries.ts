import type { ContactTopic } from '@vedetta/contracts/operations/contact-topics'
import type { RequestKind, RequestOutcome } from '@vedetta/contracts/operations/requests'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type Reporter = { userId: string; email: string; firstName: string; language: Language }

/** Keeps the reporter's account from being deleted before the transaction ends. */
export async function lockReporter(tx: Transaction<DB>, requestId: string): Promise<Reporter | undefined> {
  const { rows } = await sql<Reporter>`
    SELECT u.id AS "userId", u.email, u.first_name AS "firstName", u.language
    FROM request r JOIN "user" u ON u.id = r.user_id WHERE r.request_id = ${requestId} FOR KEY SHARE OF u`.execute(tx)
  return rows[0]
}

/** Waits for concurrent unlocks of the contact, and makes later ones wait for the outcome. */
export async function lockReportedContact(tx: Transaction<DB>, requestId: string): Promise<void> {
  await sql`
    SELECT FROM request r JOIN company_contact k USING (contact_no) WHERE r.request_id = ${requestId}
    FOR UPDATE OF k`.execute(tx)
}

/** A visitor without an account, who is answered by mail. */
export type Sender = { email: string; language: Language; topic: ContactTopic | null }

export type OpenRequest = {
  kind: RequestKind
  isAnswered: boolean
  positionId: string | null
  contactId: string | null
  companyName: string | null
  url: string | null
  /** The name that the reporter will recognise: for a contact, the company's. Null for a message. */
  about: string | null
  sender: Sender | null
}

/** Serialises answers to a request, so that a second one finds it answered. */
export async function lockRequest(tx: Transaction<DB>, requestId: string): Promise<OpenRequest | undefined> {
  const { rows } = await sql<OpenRequest>`
    SELECT r.kind, r.answered_at IS NOT NULL AS "isAnswered", p.position_id AS "positionId", k.contact_id AS "contactId",
      r.company_name AS "companyName", r.url, coalesce(p.title, r.company_name, c.name, r.url) AS about,
      CASE WHEN r.sender_email IS NOT NULL THEN
        jsonb_build_object('email', r.sender_email, 'language', r.sender_language, 'topic', r.topic) END AS sender
    FROM request r
    LEFT JOIN position p ON p.position_no = r.position_no
    LEFT JOIN company_contact k ON k.contact_no = r.contact_no
    LEFT JOIN company c ON c.company_no = coalesce(r.company_no, k.company_no)
    WHERE r.request_id = ${requestId} FOR NO KEY UPDATE OF r`.execute(tx)
  return rows[0]
}

type Answer = { readonly outcome: RequestOutcome; readonly text: string | null; readonly by: string }

export async function setAnswered(db: Db, requestId: string, { outcome, text, by }: Answer, now: Date): Promise<void> {
  await db
    .updateTable('request')
    .set({ answered_at: now, answered_by: by, outcome, answer: text })
    .where('request_id', '=', requestId)
    .execute()
}

export async function suppressContact(db: Db, contactId: string): Promise<void> {
  await db.updateTable('company_contact').set({ suppressed: true }).where('contact_id', '=', contactId).execute()
}

type Buyer = { licenceNo: number; startsAt: Date; year: number }

/** In the order in which several accounts are locked. OFFSET 0 makes the planner go by licence, of which there are far fewer. */
export async function selectBuyersOfContact(db: Db, contactId: string): Promise<Buyer[]> {
  const { rows } = await sql<Buyer>`
    SELECT l.licence_no AS "licenceNo", l.starts_at AS "startsAt", bought.year
    FROM licence l CROSS JOIN LATERAL (
      SELECT year FROM purchase p
      WHERE p.licence_no = l.licence_no AND p.kind = 'contact' AND p.subject = ${contactId} AND p.refunded_at IS NULL
      OFFSET 0
    ) bought
    WHERE l.deleted_at IS NULL ORDER BY l.licence_no`.execute(db)
  return rows
}

/** Undefined unless exactly one company has the name, ignoring case. */
export async function selectOnlyCompanyNamed(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ company_no: number }>`
    SELECT company_no FROM company WHERE lower(name) = lower(${name}) LIMIT 2`.execute(db)
  return rows.length === 1 ? rows[0]?.company_no : undefined
}
