import { newForHours } from '@vedetta/contracts/companies/company-row'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import { isToSee } from '../to-see/to-see.queries.ts'

/** Positions first seen after this moment are new to the user. */
export async function upsertCompanyView(
  db: Db,
  { userId, companyNo }: { userId: string; companyNo: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('company_view')
    .values({ user_id: userId, company_no: companyNo, viewed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'company_no'])
        .doUpdateSet({ viewed_at: sql`greatest(company_view.viewed_at, excluded.viewed_at)` }),
    )
    .execute()
}

/** How many positions of companies are new to a user: to see, and first seen since the user looked, else in the last days. */
export async function countNew(
  db: Db,
  userId: string,
  companyNos: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ company_no: number; count: number }>`${plannedOnce('new positions')}
    SELECT asked.company_no, (
      SELECT count(*) FROM position p
      WHERE p.company_no = asked.company_no AND ${isToSee(sql`${userId}::uuid`)} AND p.first_seen > coalesce(
        (SELECT v.viewed_at FROM company_view v WHERE v.user_id = ${userId} AND v.company_no = asked.company_no),
        ${now}::timestamptz - make_interval(hours => ${newForHours}::int)
      )
    )::int AS count
    FROM unnest(${companyNos}::int[]) AS asked (company_no)`.execute(db)
  return new Map(rows.map(({ company_no, count }) => [company_no, count]))
}
