import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { isOptedOut } from './contacts.queries.ts'

type Unnoticed = {
  contactNo: number
  email: string
  fullName: string
  sourceUrl: string
  company: string
  isSynthetic: boolean
}

/** Those without a notice on its way, the longest waiting first; rows locked by another worker are skipped. */
export async function lockUnnotified(tx: Transaction<DB>, limit: number): Promise<Unnoticed[]> {
  const { rows } = await sql<Unnoticed>`
    SELECT c.contact_no AS "contactNo", lower(c.email) AS email, c.full_name AS "fullName", c.source_url AS "sourceUrl",
      company.name AS company, company.synthetic AS "isSynthetic"
    FROM company_contact c JOIN company USING (company_no)
    WHERE c.kind = 'personal' AND c.noticed_at IS NULL AND NOT c.suppressed AND c.restricted_at IS NULL
      AND NOT ${isOptedOut}
      AND (c.notice_mail IS NULL OR NOT EXISTS (SELECT FROM mail WHERE mail_id = c.notice_mail))
    ORDER BY c.first_seen LIMIT ${limit} FOR NO KEY UPDATE OF c SKIP LOCKED`.execute(tx)
  return rows
}

export async function markNotified(tx: Transaction<DB>, contactNos: readonly number[], now: Date): Promise<void> {
  await sql`UPDATE company_contact SET noticed_at = ${now} WHERE contact_no = ANY(${contactNos}::int[])`.execute(tx)
}

export type QueuedNotice = { contactNo: number; mailId: string }

export async function setNoticeMails(tx: Transaction<DB>, notices: readonly QueuedNotice[]): Promise<void> {
  await sql`
    UPDATE company_contact c SET notice_mail = queued.mail_id
    FROM unnest(${notices.map(({ contactNo }) => contactNo)}::int[], ${notices.map(({ mailId }) => mailId)}::uuid[])
      queued(contact_no, mail_id)
    WHERE c.contact_no = queued.contact_no`.execute(tx)
}
