import type { PositionRow } from '../../../../tools/bench/src/watch/sites.queries.ts'
import type { Pool } from '../schedule.queries.ts'

export type LastVisit = {
  readonly vat: string
  readonly kind: string
  readonly at: Date
  readonly milliseconds: number
}

/** The last visit of each source of the companies. */
export async function selectLastVisits(pool: Pool, vats: readonly string[]): Promise<LastVisit[]> {
  const { rows } = await pool.query<LastVisit>(
    `SELECT company.vat, source.kind, last.at, last.milliseconds
     FROM company JOIN site USING (company_no) JOIN site_source USING (site_no) JOIN source USING (source_no)
     CROSS JOIN LATERAL (SELECT at, milliseconds FROM visit WHERE visit.source_no = source.source_no ORDER BY at DESC LIMIT 1) last
     WHERE company.vat = ANY($1)`,
    [vats],
  )
  return rows
}

export async function selectLivingPositions(
  pool: Pool,
  vats: readonly string[],
): Promise<(Omit<PositionRow, 'number'> & { vat: string })[]> {
  const { rows } = await pool.query<Omit<PositionRow, 'number'> & { vat: string }>(
    `SELECT position_no AS no, vat, title, source_urls AS urls, closed_at IS NULL AS "isOpen", merged_into AS "mergedInto"
     FROM position JOIN company USING (company_no) WHERE vat = ANY($1) ORDER BY position_no`,
    [vats],
  )
  return rows
}

/** Of all living sites since the time: how many visits ended how, and what they found. */
export async function selectVisitCounts(
  pool: Pool,
  since: Date,
): Promise<{ outcome: string; visits: number; opened: number; closed: number }[]> {
  const { rows } = await pool.query<{ outcome: string; visits: number; opened: number; closed: number }>(
    `SELECT outcome, count(*)::int AS visits, sum(opened)::int AS opened, sum(closed)::int AS closed
     FROM visit WHERE at >= $1 GROUP BY outcome ORDER BY visits DESC`,
    [since],
  )
  return rows
}
