import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianDay } from '../../platform/db/italian-day.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type CspReport, other } from './read-csp-reports.ts'

/** Held until the transaction ends, so that rows of a day are counted and added by one process at a time. */
export async function lockCspReports(tx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('csp reports', 0))`.execute(tx)
}

/** Adds reports to their day; a pair of directive and origin that has no row, once `maxRows` are there, is counted under "other". */
export async function addCspReports(
  tx: Transaction<DB>,
  reports: readonly CspReport[],
  { now, maxRows }: { now: Date; maxRows: number },
): Promise<void> {
  const column = (name: keyof CspReport) => reports.map((report) => report[name])
  await sql`
    WITH reported AS (
      SELECT directive, blocked, count(*)::int AS count
      FROM unnest(${column('directive')}::text[], ${column('blocked')}::text[]) AS report (directive, blocked)
      GROUP BY directive, blocked
    ), today AS (
      SELECT directive, blocked FROM csp_report_day WHERE day = ${italianDay(now)}
    ), placed AS (
      SELECT directive, count, CASE
        WHEN (directive, blocked) IN (SELECT directive, blocked FROM today) THEN blocked
        WHEN (SELECT count(*) FROM today) + row_number() OVER (
          ORDER BY (directive, blocked) IN (SELECT directive, blocked FROM today), directive, blocked) <= ${maxRows}::int
          THEN blocked
        ELSE ${other} END AS blocked
      FROM reported
    )
    INSERT INTO csp_report_day (day, directive, blocked, count)
    SELECT ${italianDay(now)}, directive, blocked, sum(count) FROM placed GROUP BY directive, blocked
    ON CONFLICT (day, directive, blocked) DO UPDATE SET count = csp_report_day.count + excluded.count`.execute(tx)
}

/** How often each directive was reported today. */
export async function selectCspReportsToday(db: Db, now: Date): Promise<{ directive: string; count: number }[]> {
  const { rows } = await sql<{ directive: string; count: number }>`
    SELECT directive, sum(count)::int AS count FROM csp_report_day
    WHERE day = ${italianDay(now)} GROUP BY directive ORDER BY directive`.execute(db)
  return rows
}

export async function deleteCspReportsBefore(db: Db, now: Date, days: number): Promise<void> {
  await sql`DELETE FROM csp_report_day WHERE day <= ${italianDay(now)} - ${days}::int`.execute(db)
}
