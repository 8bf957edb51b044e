import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { Department } from './found-contacts.ts'

/** For the row `c`. Opting out deletes the contact; this covers one inserted by a concurrent transaction. */
export const isOptedOut = sql<boolean>`is_opted_out(c.email, c.phone)`

/** For the row `c`: the only people that are shown, or counted, at all. */
export const isShownPerson = sql<boolean>`(
  c.kind = 'personal' AND NOT c.suppressed AND c.restricted_at IS NULL AND c.noticed_at IS NOT NULL
    AND (c.shown_from IS NULL OR c.shown_from <= now()) AND NOT ${isOptedOut}
)`

export const isShownGeneral = sql<boolean>`(
  c.kind = 'general' AND NOT c.suppressed AND c.restricted_at IS NULL AND NOT ${isOptedOut}
)`

export type GeneralRow = {
  contactId: string
  email: string | null
  phone: string | null
  sourceUrl: string
  lastSeen: Date
}

const generalColumns = sql`contact_id AS "contactId", email, phone, source_url AS "sourceUrl", last_seen AS "lastSeen"`
const generalOrder = sql`email IS NULL, last_seen DESC, contact_no`

/** The latest seen first. */
export async function selectGeneral(db: Db, companyNo: number, limit: number): Promise<GeneralRow[]> {
  const { rows } = await sql<GeneralRow>`
    SELECT ${generalColumns} FROM company_contact c
    WHERE company_no = ${companyNo} AND ${isShownGeneral} ORDER BY ${generalOrder} LIMIT ${limit}`.execute(db)
  return rows
}

type Taker = { readonly licenceNo: number; readonly companyNo: number }

/** As they are pulled by a program: notes that the licence received them. An erasure waits for that, or has deleted them before. */
export async function takeGeneral(db: Db, { licenceNo, companyNo }: Taker, limit: number): Promise<GeneralRow[]> {
  const { rows } = await sql<GeneralRow>`
    WITH taken AS (
      SELECT * FROM company_contact c
      WHERE company_no = ${companyNo} AND ${isShownGeneral} ORDER BY ${generalOrder} LIMIT ${limit} FOR KEY SHARE
    ), noted AS (
      INSERT INTO contact_receipt (contact_no, licence_no) SELECT contact_no, ${licenceNo} FROM taken
      ON CONFLICT DO NOTHING
    )
    SELECT ${generalColumns} FROM taken ORDER BY ${generalOrder}`.execute(db)
  return rows
}

export type PersonRow = {
  contactId: string
  fullName: string
  title: string | null
  department: Department | null
  email: string
  phone: string | null
  sourceUrl: string
  firstSeen: Date
  lastSeen: Date
}

const personColumns = sql`
  contact_id AS "contactId", full_name AS "fullName", title, department, email, phone, source_url AS "sourceUrl",
  first_seen AS "firstSeen", last_seen AS "lastSeen"`

/** In an order that unlocking one of them does not change. */
export async function selectPeople(db: Db, companyNo: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT ${personColumns} FROM company_contact c
    WHERE company_no = ${companyNo} AND ${isShownPerson} ORDER BY title, contact_no`.execute(db)
  return rows
}

/** Those of the contacts that are shown people of the company, by number. */
export async function selectShownIds(
  db: Db,
  links: readonly { readonly companyNo: number; readonly contactNo: number }[],
): Promise<ReadonlyMap<number, string>> {
  if (links.length === 0) return new Map()
  const companyNos = links.map(({ companyNo }) => companyNo)
  const contactNos = links.map(({ contactNo }) => contactNo)
  const { rows } = await sql<{ contactNo: number; contactId: string }>`
    SELECT contact_no AS "contactNo", contact_id AS "contactId" FROM company_contact c
    WHERE (company_no, contact_no) IN (SELECT * FROM unnest(${companyNos}::int[], ${contactNos}::int[])) AND ${isShownPerson}`.execute(
    db,
  )
  return new Map(rows.map(({ contactNo, contactId }) => [contactNo, contactId]))
}

/** In the order in which they were found, after one of them. */
export async function selectPeopleAfter(
  db: Db,
  { companyNo, department }: { companyNo: number; department: Department | undefined },
  after: number,
  limit: number,
): Promise<(PersonRow & { contactNo: number })[]> {
  const { rows } = await sql<PersonRow & { contactNo: number }>`
    SELECT ${personColumns}, contact_no AS "contactNo" FROM company_contact c
    WHERE company_no = ${companyNo} AND ${isShownPerson} AND contact_no > ${after}
      AND (${department ?? null}::text IS NULL OR department = ${department ?? null})
    ORDER BY contact_no LIMIT ${limit}`.execute(db)
  return rows
}

/** Undefined unless the person is shown. */
export async function selectPerson(db: Db, contactId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    SELECT ${personColumns} FROM company_contact c WHERE contact_id = ${contactId} AND ${isShownPerson}`.execute(db)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function lockPerson(tx: Transaction<DB>, contactId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    SELECT ${personColumns} FROM company_contact c
    WHERE contact_id = ${contactId} AND ${isShownPerson} FOR KEY SHARE OF c`.execute(tx)
  return rows[0]
}
