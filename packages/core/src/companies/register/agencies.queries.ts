import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { RegisteredAgency } from './file/agency-file.ts'

/** Replaces the register: agencies missing from the import are deleted. Returns the VAT numbers in the old or the new one. */
export async function replaceAgencyRegister(
  tx: Transaction<DB>,
  agencies: readonly RegisteredAgency[],
  now: Date,
): Promise<string[]> {
  const vats = agencies.map(({ vat }) => vat)
  const gone = await sql<{ vat: string }>`
    DELETE FROM agency_register WHERE NOT (vat = ANY(${vats}::text[])) RETURNING vat`.execute(tx)
  await sql`
    INSERT INTO agency_register (vat, number, imported_at)
    SELECT vat, number, ${now} FROM unnest(${vats}::text[], ${agencies.map(({ number }) => number)}::text[]) AS a(vat, number)
    ON CONFLICT (vat) DO UPDATE SET number = excluded.number, imported_at = excluded.imported_at`.execute(tx)
  return [...vats, ...gone.rows.map(({ vat }) => vat)]
}

export type JudgedCompany = {
  companyNo: number
  vat: string
  name: string
  ateco2007: string | null
  ateco2025: string | null
  registerNumber: string | null
  code: AgencyReasonCode | null
  quote: string | null
}

/** Locks the rows until the transaction ends. */
export async function lockCompanies(tx: Transaction<DB>, vats: readonly string[]): Promise<JudgedCompany[]> {
  const { rows } = await sql<JudgedCompany>`
    SELECT c.company_no AS "companyNo", c.vat, c.name, c.ateco_2007 AS "ateco2007", c.ateco_2025 AS "ateco2025",
      r.number AS "registerNumber", c.agency_reason AS code, c.agency_quote AS quote
    FROM company c LEFT JOIN agency_register r ON r.vat = c.vat
    WHERE c.vat = ANY(${vats}::text[]) ORDER BY c.company_no FOR NO KEY UPDATE OF c`.execute(tx)
  return rows
}

export async function setAgencies(
  tx: Transaction<DB>,
  judged: readonly Pick<JudgedCompany, 'companyNo' | 'code' | 'quote'>[],
): Promise<void> {
  await sql`
    UPDATE company SET is_agency = j.code IS NOT NULL, agency_reason = j.code, agency_quote = j.quote
    FROM unnest(${judged.map(({ companyNo }) => companyNo)}::int[], ${judged.map(({ code }) => code)}::text[],
      ${judged.map(({ quote }) => quote)}::text[]) AS j(company_no, code, quote)
    WHERE company.company_no = j.company_no`.execute(tx)
}
