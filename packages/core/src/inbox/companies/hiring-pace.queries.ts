import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { startOfItalianDay } from '../../platform/db/italian-day.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { isWatched } from './company-detail.queries.ts'

export type Scope = 'sector' | 'province'

export async function isCountedToday(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`SELECT FROM hiring_pace WHERE counted_at >= ${startOfItalianDay(now)} LIMIT 1`.execute(db)
  return rows.length > 0
}

type Town = { readonly istat: string; readonly province: string }

/**
 * Scans every company and every position: fit for once a day. Counts watched companies of known size, including those
 * that opened nothing.
 */
export async function replacePaces(
  tx: Transaction<DB>,
  towns: readonly Town[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO hiring_pace (scope, key, companies, employees, positions, counted_at)
    SELECT CASE WHEN grouping(sector) = 0 THEN 'sector' ELSE 'province' END AS scope, coalesce(sector, province) AS key,
      count(*), sum(employees), coalesce(sum(positions), 0), ${now}
    FROM company
    LEFT JOIN unnest(${towns.map(({ istat }) => istat)}::text[], ${towns.map(({ province }) => province)}::text[])
      AS town (istat, province) ON istat = municipality
    LEFT JOIN (
      SELECT company_no, count(*) AS positions FROM position
      WHERE first_seen > ${since} AND first_seen <= ${now} AND merged_into IS NULL GROUP BY company_no
    ) AS opened USING (company_no)
    WHERE employees > 0 AND ${isWatched(sql`company.company_no`)}
    GROUP BY GROUPING SETS ((sector), (province)) HAVING coalesce(sector, province) IS NOT NULL
    ORDER BY scope, key
    ON CONFLICT (scope, key) DO UPDATE SET companies = excluded.companies, employees = excluded.employees,
      positions = excluded.positions, counted_at = excluded.counted_at`.execute(tx)
  await sql`DELETE FROM hiring_pace WHERE counted_at < ${now}`.execute(tx)
}

export type PaceRow = { scope: Scope; companies: number; employees: number; positions: number }

export async function selectPaces(
  db: Db,
  { sector, province }: { sector: string; province: string | null },
): Promise<PaceRow[]> {
  const { rows } = await sql<PaceRow>`
    SELECT scope, companies, employees, positions FROM hiring_pace
    WHERE (scope, key) IN (('sector', ${sector}), ('province', ${province}))`.execute(db)
  return rows
}

export async function countOpenedSince(
  db: Db,
  companyNo: number,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const { rows } = await sql<{ opened: number }>`
    SELECT count(*) AS opened FROM position
    WHERE company_no = ${companyNo} AND first_seen > ${since} AND first_seen <= ${now} AND merged_into IS NULL`.execute(
    db,
  )
  return rows[0]?.opened ?? 0
}
