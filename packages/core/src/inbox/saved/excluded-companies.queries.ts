import type { ExcludedCompany } from '@vedetta/contracts/companies/excluded-companies'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Serialises a user's exclusions, so that concurrent ones can not exceed the limit. */
export async function lockExcludedCompanies(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('excluded companies of ' || ${userId}::text, 0))`.execute(tx)
}

type OfCompany = { readonly userId: string; readonly companyNo: number }

/** Those excluded besides the given one. */
export async function countOtherExcluded(db: Db, { userId, companyNo }: OfCompany): Promise<number> {
  const { count } = await db
    .selectFrom('excluded_company')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('company_no', '<>', companyNo)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps the time of one that is excluded already. */
export async function insertExcludedCompany(db: Db, { userId, companyNo }: OfCompany, now: Date): Promise<void> {
  await db
    .insertInto('excluded_company')
    .values({ user_id: userId, company_no: companyNo, excluded_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function deleteExcludedCompany(db: Db, { userId, companyNo }: OfCompany): Promise<void> {
  await db.deleteFrom('excluded_company').where('user_id', '=', userId).where('company_no', '=', companyNo).execute()
}

export async function selectExcludedCompanies(db: Db, userId: string): Promise<ExcludedCompany[]> {
  const rows = await db
    .selectFrom('excluded_company')
    .innerJoin('company', 'company.company_no', 'excluded_company.company_no')
    .select(['company_id as companyID', 'name', 'vat', 'excluded_at as excludedAt'])
    .where('user_id', '=', userId)
    .orderBy('excluded_at', 'desc')
    .orderBy('excluded_company.company_no', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, excludedAt: row.excludedAt.toISOString() }))
}
