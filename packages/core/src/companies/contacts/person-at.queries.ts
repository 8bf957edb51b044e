import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { selectFirms } from '../../privacy/masking/people-of-companies.queries.ts'
import { isEmail, type Person } from '../../privacy/masking/person.ts'
import { nameOfAddress } from '../../privacy/masking/person-keys.ts'
import { isContactAt } from './erase-contacts.queries.ts'

const maxCompanies = 20

/**
 * What is known of the person at an address: their names and numbers, and the companies whose sites may name them, with
 * those where they opted out before.
 */
export async function selectPersonAt(
  db: Kysely<DB>,
  address: string,
  optedOutAt: readonly number[] = [],
): Promise<Person> {
  const { rows } = await sql<{
    email: string | null
    fullName: string | null
    phone: string | null
    companyNo: number
  }>`
    SELECT lower(email) AS email, full_name AS "fullName", phone, company_no AS "companyNo"
    FROM company_contact c WHERE ${isContactAt(address)}`.execute(db)
  const email = isEmail(address) ? address.trim().toLowerCase() : null
  const domain = email?.split('@')[1] ?? ''
  const { rows: sites } = await sql<{ companyNo: number }>`
    SELECT DISTINCT company_no AS "companyNo" FROM site WHERE host IN (${domain}, ${`www.${domain}`}) LIMIT ${maxCompanies}`.execute(
    db,
  )
  const companyNos = [...new Set([...[...rows, ...sites].map(({ companyNo }) => companyNo), ...optedOutAt])]
  const known = <Value>(values: readonly (Value | null)[]) => [...new Set(values.filter((value) => value !== null))]
  return {
    addresses: known([email, ...rows.map((row) => row.email)]),
    names: known([...rows.map(({ fullName }) => fullName), email === null ? null : nameOfAddress(email)]),
    numbers: known([email === null ? address : null, ...rows.map(({ phone }) => phone)]),
    companyNos,
    firms: await selectFirms(db, companyNos),
  }
}
