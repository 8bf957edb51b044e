import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { isContactAt } from './erase-contacts.queries.ts'

export type ContactData = {
  contactID: string
  company: string
  vat: string
  kind: string
  fullName: string | null
  title: string | null
  department: string | null
  email: string | null
  phone: string | null
  sourceUrl: string
  firstSeen: Date
  lastSeen: Date
  basis: string | null
  noticeMail: string | null
  noticedAt: Date | null
  shownFrom: Date | null
  suppressed: boolean
  rectifiedAt: Date | null
  restrictedAt: Date | null
  unlockedBy: { customer: string; at: string }[]
  /** Customers whose programs or exports took a general contact. */
  pulledBy: string[]
}

export async function selectContactsAt(db: Db, address: string): Promise<ContactData[]> {
  const { rows } = await sql<ContactData>`
    SELECT c.contact_id AS "contactID", company.name AS company, company.vat, c.kind, c.full_name AS "fullName", c.title,
      c.department, c.email, c.phone, c.source_url AS "sourceUrl", c.first_seen AS "firstSeen", c.last_seen AS "lastSeen",
      c.basis, c.notice_mail AS "noticeMail", c.noticed_at AS "noticedAt",
      c.shown_from AS "shownFrom", c.suppressed, c.rectified_at AS "rectifiedAt", c.restricted_at AS "restrictedAt",
      (
        SELECT coalesce(json_agg(json_build_object('customer', customer.name, 'at', entry.at) ORDER BY entry.at), '[]')
        FROM purchase JOIN ledger_entry entry USING (entry_no) JOIN licence ON licence.licence_no = purchase.licence_no
          JOIN customer USING (customer_no)
        WHERE purchase.kind = 'contact' AND purchase.subject = c.contact_id::text
      ) AS "unlockedBy",
      (
        SELECT coalesce(json_agg(customer.name ORDER BY customer.name), '[]')
        FROM contact_receipt receipt JOIN licence USING (licence_no) JOIN customer USING (customer_no)
        WHERE receipt.contact_no = c.contact_no
      ) AS "pulledBy"
    FROM company_contact c JOIN company USING (company_no)
    WHERE ${isContactAt(address)} ORDER BY c.contact_no`.execute(db)
  return rows
}

export function selectNoticesTo(db: Db, address: string) {
  return db
    .selectFrom('mail')
    .select(['queued_at as queuedAt', 'sent_at as sentAt', 'failed_at as failedAt'])
    .where('recipient', '=', address.trim().toLowerCase())
    .where('template', '=', 'contactNotice')
    .orderBy('queued_at')
    .execute()
}

/** What the person wrote to us themselves. */
export function selectMessagesFrom(db: Db, address: string) {
  return db
    .selectFrom('request')
    .select(['kind', 'message', 'answer', 'made_at as madeAt'])
    .where('sender_email', '=', address.trim().toLowerCase())
    .orderBy('made_at')
    .execute()
}

export async function isAddressOptedOut(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM contact_opt_out WHERE hash = contact_opt_out_hash(${address})`.execute(db)
  return rows.length > 0
}
