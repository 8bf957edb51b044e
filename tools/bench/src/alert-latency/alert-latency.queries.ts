import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import type { Scratch } from '../harness/scratch.ts'
import { companyNoOf } from '../watch/sites.queries.ts'

type Pool = Scratch['pool']

/** Makes the sources of some sites due, each at a moment of its own. */
export async function makeDue(pool: Pool, sites: readonly { number: number; dueAt: Date }[]): Promise<void> {
  await pool.query(
    `UPDATE source_schedule s SET due_at = w.due_at
     FROM unnest($1::int[], $2::timestamptz[]) w (company_no, due_at) JOIN site USING (company_no) JOIN site_source USING (site_no)
     WHERE s.source_no = site_source.source_no`,
    [sites.map(({ number }) => companyNoOf(number)), sites.map(({ dueAt }) => dueAt)],
  )
}

/** A person for each site, on a plan with instant alerts, whose filter finds what its company opens. */
export async function insertReaders(
  pool: Pool,
  licenceNo: number,
  sites: readonly { number: number; vat: string }[],
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO "user" (id, name, first_name, last_name, email, email_verified)
     SELECT gen_random_uuid(), 'Anna Prova', 'Anna', 'Prova', 'sito-' || n || '@prova.example', true FROM unnest($1::int[]) n
     RETURNING id`,
    [sites.map(({ number }) => number)],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    'INSERT INTO seat (licence_no, user_id, assigned_at) SELECT $1, id, now() FROM unnest($2::uuid[]) id',
    [licenceNo, ids],
  )
  await pool.query('INSERT INTO settings (user_id, changes) SELECT id, $1 FROM unnest($2::uuid[]) id', [
    JSON.stringify({ notifyOnFilter: true, instantAlerts: true, tellUnsure: true }),
    ids,
  ])
  await insertFilters(
    pool,
    ids.map((userId, n) => ({ userId, company: { vat: [sites[n]?.vat] } })),
  )
}

export async function insertFilters(
  pool: Pool,
  filters: readonly { userId: string; company: object }[],
): Promise<void> {
  const criteria = filters.map(({ company }) =>
    JSON.stringify({ position: {}, notPosition: {}, company, notCompany: {}, aiSearch: false }),
  )
  await pool.query(
    `INSERT INTO saved_filter (user_id, name, criteria, created_at, bell_since)
     SELECT user_id, 'Filtro', criteria, now(), now() FROM unnest($1::uuid[], $2::jsonb[]) AS saved (user_id, criteria)`,
    [filters.map(({ userId }) => userId), criteria],
  )
}

/** The sites whose every source was read in full. */
export async function selectReadSites(pool: Pool): Promise<Set<number>> {
  const { rows } = await pool.query<{ number: number }>(
    `SELECT company_no - 1 AS number FROM site JOIN site_source USING (site_no) JOIN source_schedule USING (source_no)
     GROUP BY company_no HAVING bool_and(last_complete_read IS NOT NULL)`,
  )
  return new Set(rows.map(({ number }) => number))
}

export async function selectLastPosition(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(position_no), 0) AS last FROM position')
  return rows[0]?.last ?? 0
}

export async function selectPositionNosAfter(pool: Pool, last: number): Promise<number[]> {
  const { rows } = await pool.query<{ no: number }>(
    'SELECT position_no AS no FROM position WHERE position_no > $1 AND closed_at IS NULL ORDER BY 1',
    [last],
  )
  return rows.map(({ no }) => no)
}

export type SeenAlert = { alertNo: number; positionNo: number }

export async function selectAlertsAfter(pool: Pool, alertNo: number): Promise<SeenAlert[]> {
  const { rows } = await pool.query<SeenAlert>(
    'SELECT alert_no::int AS "alertNo", position_no AS "positionNo" FROM alert WHERE alert_no > $1 ORDER BY 1',
    [alertNo],
  )
  return rows
}

export type FoundPosition = {
  positionNo: number
  number: number
  /** Instant mails leave the others out. */
  isSure: boolean
  wasDue: Date
  begunAt: Date
  foundAt: Date
}

/** The positions that visits have found since, with the visit that did. */
export async function selectFound(pool: Pool, last: number): Promise<FoundPosition[]> {
  const { rows } = await pool.query<FoundPosition>(
    `SELECT p.position_no AS "positionNo", p.company_no - 1 AS number,
       p.confidence >= $2::real AS "isSure", v.was_due AS "wasDue", v.at AS "begunAt",
       p.first_seen AS "foundAt"
     FROM position p JOIN visit v ON v.source_no = p.source_no AND v.written_at = p.first_seen
     WHERE p.position_no > $1 ORDER BY 1`,
    [last, minSureConfidence],
  )
  return rows
}
