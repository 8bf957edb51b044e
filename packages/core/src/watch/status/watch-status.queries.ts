import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export async function countVisitsBetween(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ visits: number }>`
    SELECT count(*) AS visits FROM visit WHERE at > ${since} AND at <= ${now}`.execute(db)
  return rows[0]?.visits ?? 0
}

export type DueSources = { oldest: Date | null; overdue: number; underWay: number }

/** The longest-due sources, up to `limit`. */
export async function selectDue(db: Db, now: Date, limit: number): Promise<DueSources> {
  const { rows } = await sql<DueSources>`
    SELECT min(due_at) FILTER (WHERE NOT leased) AS oldest, count(*) FILTER (WHERE NOT leased) AS overdue,
      count(*) FILTER (WHERE leased) AS "underWay"
    FROM (
      SELECT due_at, coalesce(leased_until > ${now}, false) AS leased
      FROM source_schedule WHERE due_at <= ${now} AND paused_at IS NULL ORDER BY due_at LIMIT ${limit}
    ) AS due`.execute(db)
  return rows[0] ?? { oldest: null, overdue: 0, underWay: 0 }
}

export type HeldRow = {
  sourceNo: number
  siteNo: number | null
  url: string
  companies: string[]
  heldAt: Date
  gone: number
  ofOpen: number
  nextVisit: Date | null
  acceptedAt: Date | null
}

/** The longest-held first, from after the one of the cursor on. */
export async function selectHeld(
  db: Db,
  limit: number,
  after: { heldAt: Date; sourceNo: number } | null = null,
): Promise<HeldRow[]> {
  const isAfter = after === null ? sql`true` : sql`(held_at, source_no) > (${after.heldAt}, ${after.sourceNo})`
  const { rows } = await sql<HeldRow>`
    SELECT h.source_no AS "sourceNo", s.url, h.held_at AS "heldAt", h.gone, h.of_open AS "ofOpen",
      k.due_at AS "nextVisit", h.accepted_at AS "acceptedAt",
      (SELECT min(site_no) FROM site_source l WHERE l.source_no = h.source_no) AS "siteNo", ARRAY(
        SELECT DISTINCT c.name FROM site_source l JOIN site USING (site_no) JOIN company c USING (company_no)
        WHERE l.source_no = h.source_no ORDER BY c.name LIMIT 5
      ) AS companies
    FROM (SELECT * FROM source_hold WHERE ${isAfter} ORDER BY held_at, source_no LIMIT ${limit}) h
    JOIN source s USING (source_no) LEFT JOIN source_schedule k USING (source_no)
    ORDER BY h.held_at, h.source_no`.execute(db)
  return rows
}

export async function countHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`SELECT count(*) AS held FROM source_hold`.execute(db)
  return rows[0]?.held ?? 0
}

export async function isHeld(db: Db, sourceNo: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM source_hold WHERE source_no = ${sourceNo}`.execute(db)
  return rows.length > 0
}

export async function countPausedHosts(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ paused: number }>`
    SELECT count(*) AS paused FROM host_pause WHERE until > ${now}`.execute(db)
  return rows[0]?.paused ?? 0
}

export type SlowVisit = { url: string; milliseconds: number; requests: number; outcome: VisitOutcome }

/** Slowest first; the index holds only visits of ten seconds and more. */
export async function selectSlowVisits(db: Db, since: Date, limit: number): Promise<SlowVisit[]> {
  const { rows } = await sql<SlowVisit>`
    SELECT s.url, v.milliseconds, v.requests, v.outcome
    FROM (
      SELECT source_no, milliseconds, requests, outcome FROM visit
      WHERE milliseconds >= 10000 AND at > ${since} ORDER BY milliseconds DESC LIMIT ${limit}
    ) v JOIN source s USING (source_no) ORDER BY v.milliseconds DESC`.execute(db)
  return rows
}
