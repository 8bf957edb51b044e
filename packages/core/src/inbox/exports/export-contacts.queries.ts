import { sql } from 'kysely'
import { isShownGeneral, isShownPerson } from '../../companies/contacts/contacts.queries.ts'
import type { Db } from '../../platform/db/client.ts'

type ExportPerson = { contactId: string; fullName: string; title: string | null; email: string; phone: string | null }

/** A company's contacts that one licence may export. */
export type ExportContacts = {
  email: string | null
  phone: string | null
  /** Of the two, which may be one contact. */
  generalIds: string[]
  people: ExportPerson[]
}

export type LicenceYear = { readonly licenceNo: number; readonly year: number }

/** By company: the latest seen general contacts, and the people that the licence has unlocked that year. */
export async function takeExportContacts(
  db: Db,
  licence: LicenceYear,
  companyNos: readonly number[],
): Promise<ReadonlyMap<number, ExportContacts>> {
  const [general, people] = await Promise.all([
    takeGeneral(db, licence.licenceNo, companyNos),
    selectUnlocked(db, licence, companyNos),
  ])
  const contacts = new Map<number, ExportContacts>()
  const of = (companyNo: number) => {
    const known = contacts.get(companyNo) ?? { email: null, phone: null, generalIds: [], people: [] }
    contacts.set(companyNo, known)
    return known
  }
  for (const { companyNo, contactId, email, phone } of general) {
    const known = of(companyNo)
    known.email ??= email
    known.phone ??= phone
    known.generalIds.push(contactId)
  }
  for (const { companyNo, ...person } of people) of(companyNo).people.push(person)
  return contacts
}

type Taken = { companyNo: number; contactId: string; email: string | null; phone: string | null }

/** Notes that the licence received them. An erasure waits for that, or has deleted them before. */
async function takeGeneral(db: Db, licenceNo: number, companyNos: readonly number[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    WITH latest AS (
      SELECT (array_agg(contact_no ORDER BY last_seen DESC, contact_no) FILTER (WHERE email <> ''))[1] AS of_email,
        (array_agg(contact_no ORDER BY last_seen DESC, contact_no) FILTER (WHERE phone <> ''))[1] AS of_phone
      FROM company_contact c WHERE company_no = ANY(${companyNos}::int[]) AND ${isShownGeneral} GROUP BY company_no
    ), taken AS (
      SELECT contact_no, contact_id, company_no, email, phone FROM company_contact
      WHERE contact_no IN (SELECT unnest(ARRAY[of_email, of_phone]) FROM latest) FOR KEY SHARE
    ), noted AS (
      INSERT INTO contact_receipt (contact_no, licence_no) SELECT contact_no, ${licenceNo} FROM taken
      ON CONFLICT DO NOTHING
    )
    SELECT company_no AS "companyNo", contact_id AS "contactId",
      CASE WHEN contact_no IN (SELECT of_email FROM latest) THEN email END AS email,
      CASE WHEN contact_no IN (SELECT of_phone FROM latest) THEN phone END AS phone
    FROM taken ORDER BY company_no, email IS NULL`.execute(db)
  return rows
}

async function selectUnlocked(
  db: Db,
  { licenceNo, year }: LicenceYear,
  companyNos: readonly number[],
): Promise<(ExportPerson & { companyNo: number })[]> {
  const { rows } = await sql<ExportPerson & { companyNo: number }>`
    SELECT c.company_no AS "companyNo", c.contact_id AS "contactId", c.full_name AS "fullName", c.title, c.email, c.phone
    FROM company_contact c JOIN purchase p
      ON p.licence_no = ${licenceNo} AND p.kind = 'contact' AND p.subject = c.contact_id::text AND p.year = ${year}
        AND p.refunded_at IS NULL
    WHERE c.company_no = ANY(${companyNos}::int[]) AND ${isShownPerson}
    ORDER BY c.company_no, c.title, c.contact_no`.execute(db)
  return rows
}
