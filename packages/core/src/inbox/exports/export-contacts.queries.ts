import { sql } from 'kysely'
import { isShownGeneral, isShownPerson } from '../../companies/contacts/contacts.queries.ts'
import type { Db } from '../../platform/db/client.ts'

/** A company's contacts that one licence may export. */
export type ExportContacts = {
  email: string | null
  phone: string | null
  people: { fullName: string; title: string | null; email: string; phone: string | null }[]
}

export type LicenceYear = { readonly licenceNo: number; readonly year: number }

/** By company: the latest seen general contacts, and the people that the licence has unlocked that year. */
export async function selectExportContacts(
  db: Db,
  { licenceNo, year }: LicenceYear,
  companyNos: readonly number[],
): Promise<ReadonlyMap<number, ExportContacts>> {
  const { rows } = await sql<ExportContacts & { companyNo: number }>`
    SELECT c.company_no AS "companyNo",
      (array_agg(c.email ORDER BY c.last_seen DESC, c.contact_no) FILTER (WHERE c.kind = 'general' AND c.email <> ''))[1]
        AS email,
      (array_agg(c.phone ORDER BY c.last_seen DESC, c.contact_no) FILTER (WHERE c.kind = 'general' AND c.phone <> ''))[1]
        AS phone,
      coalesce(
        json_agg(
          json_build_object('fullName', c.full_name, 'title', c.title, 'email', c.email, 'phone', c.phone) ORDER BY c.title, c.contact_no
        ) FILTER (WHERE c.kind = 'personal'),
        '[]'
      ) AS people
    FROM company_contact c LEFT JOIN purchase p
      ON p.licence_no = ${licenceNo} AND p.kind = 'contact' AND p.subject = c.contact_id::text AND p.year = ${year}
        AND p.refunded_at IS NULL
    WHERE c.company_no = ANY(${companyNos}::int[])
      AND (${isShownGeneral} OR (p.subject IS NOT NULL AND ${isShownPerson}))
    GROUP BY c.company_no`.execute(db)
  return new Map(rows.map(({ companyNo, ...contacts }) => [companyNo, contacts]))
}
