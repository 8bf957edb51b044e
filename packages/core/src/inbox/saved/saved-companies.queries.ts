import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { CompanyFields } from '../../search/engine/company-document.ts'

/** Serialises a user's saves, so that concurrent ones can not exceed the limit. */
export async function lockSavedCompanies(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('saved companies of ' || ${userId}::text, 0))`.execute(tx)
}

type OfCompany = { readonly userId: string; readonly companyNo: number }

export async function isSavedCompany(db: Db, { userId, companyNo }: OfCompany): Promise<boolean> {
  const row = await db
    .selectFrom('saved_company')
    .select('company_no')
    .where('user_id', '=', userId)
    .where('company_no', '=', companyNo)
    .executeTakeFirst()
  return row !== undefined
}

export async function countSavedCompanies(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_company')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSavedCompany(db: Db, { userId, companyNo }: OfCompany, now: Date): Promise<void> {
  await db.insertInto('saved_company').values({ user_id: userId, company_no: companyNo, saved_at: now }).execute()
}

export async function deleteSavedCompany(db: Db, { userId, companyNo }: OfCompany): Promise<void> {
  await db.deleteFrom('saved_company').where('user_id', '=', userId).where('company_no', '=', companyNo).execute()
}

type SavedRow = CompanyFields & { saved_at: Date }

export async function selectSavedCompanies(db: Db, userId: string): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    SELECT c.company_no, c.company_id, c.vat, c.name, c.legal_form, c.ateco_2007, c.ateco_2025, c.sector, c.employees,
      c.turnover, c.foundation_year, c.municipality, c.is_agency, c.agency_reason, s.saved_at,
      coalesce(n.open_positions, 0) AS open_positions, coalesce(n.new_positions, 0) AS new_positions
    FROM saved_company s
    JOIN company c USING (company_no)
    LEFT JOIN company_openings n USING (company_no)
    WHERE s.user_id = ${userId}
    ORDER BY s.saved_at DESC, s.company_no DESC`.execute(db)
  return rows
}
