import type { createPool } from '../../../packages/core/src/platform/db/client.ts'
import type { DayClock } from './day-clock.ts'

export type Pool = ReturnType<typeof createPool>
type Client = Pick<Pool, 'query'>

const livingSources = `SELECT source_no FROM site_source JOIN site USING (site_no) WHERE site.host LIKE '%.sim'`

/** Spreads neighbouring numbers evenly between 0 and 1; the product's own slots put neighbours side by side. */
const shareOfDay = `((source_no::bigint * 2654435761) & 4294967295) / 4294967296.0`

/** The clock stands in the database that it drives, apart from the product's tables: both are reset together. */
export async function createClockTable(pool: Pool): Promise<void> {
  await pool.query(`CREATE SCHEMA IF NOT EXISTS living_day`)
  await pool.query(
    `CREATE TABLE IF NOT EXISTS living_day.clock (
       one boolean PRIMARY KEY DEFAULT true CHECK (one), day integer NOT NULL, share float8 NOT NULL, ticked_at timestamptz NOT NULL
     )`,
  )
}

export async function selectClock(pool: Pool): Promise<DayClock | null> {
  const { rows } = await pool.query<DayClock>(`SELECT day, share, ticked_at AS "tickedAt" FROM living_day.clock`)
  return rows[0] ?? null
}

export async function writeClock(client: Client, { day, share, tickedAt }: DayClock): Promise<void> {
  await client.query(
    `INSERT INTO living_day.clock (day, share, ticked_at) VALUES ($1, $2, $3)
     ON CONFLICT (one) DO UPDATE SET day = excluded.day, share = excluded.share, ticked_at = excluded.ticked_at`,
    [day, share, tickedAt],
  )
}

/** Hosts of neither the simulated sites nor the seeded companies: only the real web has them. */
export async function countRealSites(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM site WHERE host NOT LIKE '%.sim' AND host NOT LIKE '%.example'`,
  )
  return rows[0]?.count ?? 0
}

/** Postpones the visits by the time in which nothing ran. */
export async function postpone(client: Client, ms: number): Promise<void> {
  await client.query(
    `UPDATE source_schedule SET due_at = due_at + $1 * interval '1 ms' WHERE source_no IN (${livingSources})`,
    [ms],
  )
  await client.query(`UPDATE host_pause SET until = until + $1 * interval '1 ms'`, [ms])
}

/** Brings all due times forward by a day; what falls into the new day is spread over its length. Overdue visits stay overdue. */
export async function bringForward(client: Client, now: Date, dayLengthMs: number): Promise<void> {
  await client.query(
    `UPDATE source_schedule SET due_at = CASE
       WHEN due_at > $1::timestamptz + interval '1 day' THEN due_at - interval '1 day'
       ELSE $1::timestamptz + $2 * interval '1 ms' * (${shareOfDay})
     END
     WHERE source_no IN (${livingSources}) AND due_at > $1::timestamptz`,
    [now, dayLengthMs],
  )
  await client.query(`UPDATE host_pause SET until = until - interval '1 day'`)
}

/** Nobody serves the seeded companies' sites: they count as visited and are never due, or all of them would be unreachable. */
export async function keepStandingSources(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `UPDATE source_schedule SET due_at = $1::timestamptz + interval '1 day', last_visit = $1::timestamptz
     WHERE source_no NOT IN (${livingSources})`,
    [now],
  )
}

/** All simulated hosts share a few addresses, and a day of visits has to fit into minutes. */
export async function allowVisitsAtOnce(pool: Pool, network: string, visitsAtOnce: number): Promise<void> {
  await pool.query(
    `INSERT INTO network_cap (network, visits_at_once) VALUES ($1, $2) ON CONFLICT (network) DO NOTHING`,
    [network, visitsAtOnce],
  )
}

/** Company numbers by VAT number. The companies are made up, as those of the seed are, and are removed with them. */
export async function markMadeUp(pool: Pool, vats: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ vat: string; company_no: number }>(
    `UPDATE company SET synthetic = true WHERE vat = ANY($1) RETURNING vat, company_no`,
    [vats],
  )
  return new Map(rows.map(({ vat, company_no }) => [vat, company_no]))
}

/** Of the edition of 2007, as far as it is imported. */
export async function selectAtecoCodes(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ code: string }>(`SELECT code FROM ateco WHERE edition = '2007'`)
  return new Set(rows.map(({ code }) => code))
}
