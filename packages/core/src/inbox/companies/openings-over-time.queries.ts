import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianMonday } from '../../platform/db/italian-day.queries.ts'

export type WeekOfOpenings = { week: string; open: number; opened: number }

/**
 * The last weeks up to the current one, by their Monday in Italy: how many positions of a company were open at the end
 * of each, or are now.
 */
export async function selectOpeningsByWeek(
  db: Db,
  { companyNo, weeks }: { companyNo: number; weeks: number },
  now: Date,
): Promise<WeekOfOpenings[]> {
  // Positions from before the first week count as one week earlier; those also closed before it change nothing.
  const { rows } = await sql<WeekOfOpenings>`
    WITH span AS (
      SELECT ${italianMonday(now)} - 7 * ${weeks}::int AS before
    ), change AS (
      SELECT greatest(${italianMonday(sql`at`)}, span.before) AS monday, sum(opened) AS opened, sum(closed) AS closed
      FROM span CROSS JOIN position CROSS JOIN LATERAL (VALUES (first_seen, 1, 0), (closed_at, 0, 1)) AS change (at, opened, closed)
      WHERE company_no = ${companyNo} AND merged_into IS NULL AND at <= ${now}
        AND (closed_at IS NULL OR closed_at > ${now}::timestamptz - make_interval(weeks => ${weeks}::int + 1))
      GROUP BY 1
    ), week AS (
      SELECT before + 7 * n AS monday, n FROM span CROSS JOIN generate_series(0, ${weeks}::int) AS n
    ), counted AS (
      SELECT n, monday, coalesce(opened, 0)::int AS opened,
        (sum(coalesce(opened, 0) - coalesce(closed, 0)) OVER (ORDER BY monday))::int AS open
      FROM week LEFT JOIN change USING (monday)
    )
    SELECT monday::text AS week, open, opened FROM counted WHERE n > 0 ORDER BY monday`.execute(db)
  return rows
}
