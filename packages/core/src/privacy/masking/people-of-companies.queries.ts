import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { OptedOutRow } from './opted-out-people.ts'

export type ListedPerson = { contactNo: number; companyNo: number; email: string; fullName: string }

/** The people of companies, to whom masks may lead. */
export async function selectListedPeople(db: Kysely<DB>, companyNos: readonly number[]): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    SELECT contact_no AS "contactNo", company_no AS "companyNo", lower(email) AS email, full_name AS "fullName"
    FROM company_contact WHERE company_no = ANY(${companyNos}::int[]) AND kind = 'personal'`.execute(db)
  return rows
}

export async function selectOptedOut(db: Kysely<DB>, companyNos: readonly number[]): Promise<OptedOutRow[]> {
  const { rows } = await sql<OptedOutRow>`
    SELECT company_no AS "companyNo", encode(hash, 'hex') AS hash, contact_person_key(company_no) AS key
    FROM contact_opt_out_person WHERE company_no = ANY(${companyNos}::int[])`.execute(db)
  return rows
}

/** The names of companies. */
export async function selectFirmsOf(
  db: Kysely<DB>,
  companyNos: readonly number[],
): Promise<{ companyNo: number; name: string }[]> {
  const { rows } = await sql<{ companyNo: number; name: string }>`
    SELECT company_no AS "companyNo", name FROM company WHERE company_no = ANY(${companyNos}::int[])`.execute(db)
  return rows
}

/** The names and hosts of companies. */
export async function selectFirms(db: Kysely<DB>, companyNos: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ firm: string }>`
    SELECT name AS firm FROM company WHERE company_no = ANY(${companyNos}::int[])
    UNION SELECT host FROM site WHERE company_no = ANY(${companyNos}::int[])`.execute(db)
  return rows.map(({ firm }) => firm)
}
