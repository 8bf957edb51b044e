import type { Scratch } from '../harness/scratch.ts'

export type HostileVisit = { host: string; outcome: string; milliseconds: number; requests: number; bytes: number }

export async function selectHostileVisits(pool: Scratch['pool']): Promise<HostileVisit[]> {
  const { rows } = await pool.query<HostileVisit>(
    `SELECT substring(source.url from '^https?://([^/:]+)') AS host, visit.outcome, visit.milliseconds, visit.requests, visit.bytes
     FROM visit JOIN source USING (source_no) ORDER BY visit.at`,
  )
  return rows
}
