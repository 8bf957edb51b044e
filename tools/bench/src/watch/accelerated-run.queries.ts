import { dailySlotSql } from '@vedetta/core/companies/sources/daily-slot.queries'
import { leaseMs } from '@vedetta/core/watch/schedule/lease-due'
import type { Scratch } from '../harness/scratch.ts'

type Pool = Scratch['pool']

/** Spreads the due times over the past day, each source at its daily slot, as after a first day. */
export async function spreadDueTimes(pool: Pool): Promise<void> {
  await pool.query(`UPDATE source_schedule SET due_at = due_at - interval '1 day' * (${dailySlotSql('source_no')})`)
}

/** Simulates the passing of hours by moving every scheduled time into the past. */
export async function advanceHours(pool: Pool, hours: number): Promise<void> {
  await pool.query(
    `UPDATE source_schedule SET due_at = due_at - $1 * interval '1 hour', last_visit = last_visit - $1 * interval '1 hour',
       last_complete_read = last_complete_read - $1 * interval '1 hour'`,
    [hours],
  )
  await pool.query(`UPDATE host_pause SET until = until - $1 * interval '1 hour'`, [hours])
}

/**
 * Counts sources that are due or leased. A source whose host was busy is due again within minutes, unvisited; a visited
 * source to be retried is due after an hour.
 */
export async function countPending(pool: Pool, since: Date): Promise<{ due: number; leased: number }> {
  const { rows } = await pool.query<{ due: number; leased: number }>(
    `SELECT count(*) FILTER (WHERE due_at <= now() OR due_at <= now() + interval '50 minutes' AND (last_visit IS NULL OR last_visit < $1)) AS due,
       count(*) FILTER (WHERE leased_until > now()) AS leased
     FROM source_schedule`,
    [since],
  )
  return rows[0] ?? { due: Number.NaN, leased: Number.NaN }
}

export async function countVisits(pool: Pool, since: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*) FROM visit WHERE at >= $1`, [since])
  return rows[0]?.count ?? Number.NaN
}

export async function insertNetworkCaps(pool: Pool, caps: Readonly<Record<string, number>>): Promise<void> {
  for (const [network, visitsAtOnce] of Object.entries(caps))
    await pool.query(`INSERT INTO network_cap (network, visits_at_once) VALUES ($1, $2)`, [network, visitsAtOnce])
}

/** Counts the given sources that were not visited since the day began. */
export async function countMissed(pool: Pool, sourceNos: readonly number[], since: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM source_schedule WHERE source_no = ANY($1) AND (last_visit IS NULL OR last_visit < $2)`,
    [sourceNos, since],
  )
  return rows[0]?.count ?? Number.NaN
}

export async function selectDueSources(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ source_no: number }>(
    `SELECT source_no FROM source_schedule WHERE due_at <= now()`,
  )
  return rows.map(({ source_no }) => source_no)
}

export type VisitTotals = {
  visits: number
  requests: number
  bytes: number
  milliseconds: number
  opened: number
  changed: number
  closed: number
  outcomes: Readonly<Record<string, number>>
}

export async function selectVisitTotals(pool: Pool, since: Date): Promise<VisitTotals> {
  const { rows } = await pool.query<VisitTotals>(
    `SELECT sum(visits) AS visits, sum(requests)::float AS requests, sum(bytes)::float AS bytes, sum(milliseconds)::float AS milliseconds,
       sum(opened)::float AS opened, sum(changed)::float AS changed, sum(closed)::float AS closed, jsonb_object_agg(outcome, visits) AS outcomes
     FROM (
       SELECT outcome, count(*)::float AS visits, sum(requests) AS requests, sum(bytes) AS bytes, sum(milliseconds) AS milliseconds,
         sum(opened) AS opened, sum(changed) AS changed, sum(closed) AS closed
       FROM visit WHERE at >= $1 GROUP BY outcome
     ) by_outcome`,
    [since],
  )
  const [totals] = rows
  if (totals === undefined) throw new Error('no visits')
  return totals
}

export type HeldLease = { sourceNo: number; token: string }

export async function selectHeldLeases(pool: Pool): Promise<HeldLease[]> {
  const { rows } = await pool.query<HeldLease>(
    `SELECT source_no AS "sourceNo", lease_token AS token FROM source_schedule WHERE leased_until > now()`,
  )
  return rows
}

/** Counts the given leases that have since been neither renewed nor finished nor taken over. */
export async function countStrandedLeases(pool: Pool, leases: readonly HeldLease[], at: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM source_schedule s
     JOIN unnest($1::int[], $2::uuid[]) held(source_no, token) ON s.source_no = held.source_no AND s.lease_token = held.token
     WHERE s.leased_until <= $3`,
    [
      leases.map(({ sourceNo }) => sourceNo),
      leases.map(({ token }) => token),
      new Date(at.getTime() + leaseMs + 1_000),
    ],
  )
  return rows[0]?.count ?? Number.NaN
}
