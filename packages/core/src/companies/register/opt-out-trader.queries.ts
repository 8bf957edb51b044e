import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

export async function insertRegisterOptOut(tx: Transaction<DB>, vat: string, now: Date): Promise<void> {
  await sql`INSERT INTO register_opt_out (vat, since) VALUES (${vat}, ${now}) ON CONFLICT DO NOTHING`.execute(tx)
}

type LockedTrader = { companyNo: number; legalForm: string | null }

export async function lockTrader(tx: Transaction<DB>, vat: string): Promise<LockedTrader | undefined> {
  const { rows } = await sql<LockedTrader>`
    SELECT company_no AS "companyNo", legal_form AS "legalForm" FROM company WHERE vat = ${vat} FOR UPDATE`.execute(tx)
  return rows[0]
}

/** The hosts of the company's sites that are no other company's. */
export async function selectOwnHosts(tx: Transaction<DB>, companyNo: number): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    SELECT host FROM site WHERE company_no = ${companyNo} AND NOT EXISTS (
      SELECT FROM site other WHERE other.host = site.host AND other.company_no <> ${companyNo}
    ) ORDER BY host`.execute(tx)
  return rows.map(({ host }) => host)
}

export async function selectContactNos(tx: Transaction<DB>, companyNo: number): Promise<number[]> {
  const { rows } = await sql<{ contactNo: number }>`
    SELECT contact_no AS "contactNo" FROM company_contact WHERE company_no = ${companyNo} ORDER BY contact_no`.execute(
    tx,
  )
  return rows.map(({ contactNo }) => contactNo)
}

/** With all that refers to it: adverts, sites, contacts, accounts, news, what people saved of it. */
export async function deleteCompany(tx: Transaction<DB>, companyNo: number): Promise<void> {
  await sql`
    UPDATE position SET merged_into = NULL
    WHERE merged_into IN (SELECT position_no FROM position WHERE company_no = ${companyNo})`.execute(tx)
  await sql`DELETE FROM company WHERE company_no = ${companyNo}`.execute(tx)
}
