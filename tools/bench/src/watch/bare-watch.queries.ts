import type { PageMemory } from '@vedetta/crawler/revisit/source-memory'
import type { Scratch } from '../harness/scratch.ts'

type Pool = Scratch['pool']

/** A visit to replay: its number of requests and the pages in its source's memory, which holds the hashes from after the visit. */
export type BareVisit = { url: string; requests: number; isUnchanged: boolean; pages: readonly PageMemory[] }

export async function selectVisitsToReplay(pool: Pool, since: Date, limit: number): Promise<BareVisit[]> {
  const { rows } = await pool.query<BareVisit>(
    `SELECT s.url, v.requests, v.outcome = 'unchanged' AS "isUnchanged", coalesce(m.memory->'pages', '[]') AS pages
     FROM visit v JOIN source s USING (source_no) LEFT JOIN source_memory m USING (source_no)
     WHERE v.at >= $1 ORDER BY hashint4(v.source_no) LIMIT $2`,
    [since, limit],
  )
  return rows
}

export async function createBareTables(pool: Pool): Promise<void> {
  await pool.query(`CREATE TABLE bare_schedule (LIKE source_schedule INCLUDING ALL)`)
  await pool.query(`INSERT INTO bare_schedule SELECT * FROM source_schedule`)
  await pool.query(`CREATE TABLE bare_position (LIKE position INCLUDING ALL)`)
  await pool.query(`INSERT INTO bare_position SELECT * FROM position`)
}

/** Leases a batch and marks it as visited. */
export async function leaseAndComplete(pool: Pool, limit: number): Promise<void> {
  const { rows } = await pool.query<{ source_no: number }>(
    `UPDATE bare_schedule s SET lease_token = gen_random_uuid(), leased_until = now() + interval '1 minute'
     FROM (SELECT source_no FROM bare_schedule ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) due
     WHERE s.source_no = due.source_no RETURNING s.source_no`,
    [limit],
  )
  await pool.query(
    `UPDATE bare_schedule SET due_at = due_at + interval '1 day', lease_token = NULL, leased_until = NULL, last_visit = now()
     WHERE source_no = ANY($1)`,
    [rows.map(({ source_no }) => source_no)],
  )
}

export async function upsertBarePositions(pool: Pool, positions: number): Promise<void> {
  await pool.query(
    `INSERT INTO bare_position SELECT * FROM position ORDER BY position_no LIMIT $1
     ON CONFLICT (position_no) DO UPDATE SET title = excluded.title, description = excluded.description, doc_version = bare_position.doc_version + 1`,
    [positions],
  )
}
