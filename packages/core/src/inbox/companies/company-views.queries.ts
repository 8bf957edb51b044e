import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'

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

/** For the companies the user has viewed: how many open positions were first seen since. */
export async function countNewSinceViews(
  db: Db,
  userId: string,
  companyNos: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ company_no: number; count: number }>`${plannedOnce('new since views')}
    SELECT v.company_no, (
      SELECT count(*) FROM position p
      WHERE p.company_no = v.company_no AND p.closed_at IS NULL AND p.first_seen > v.viewed_at
    )::int AS count
    FROM company_view v WHERE v.user_id = ${userId} AND v.company_no = ANY (${companyNos}::int[])`.execute(db)
  return new Map(rows.map(({ company_no, count }) => [company_no, count]))
}
