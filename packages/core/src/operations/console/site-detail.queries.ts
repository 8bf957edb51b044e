import type { OperatorSiteDetail } from '@vedetta/contracts/operator/sites'
import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import type { VisitOutcomeName } from '@vedetta/contracts/watch/watch-status'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type SiteFacts = {
  knownBy: OperatorSiteDetail['knownBy']
  knownByQuote: string | null
  contradictingVat: string | null
  contradictingQuote: string | null
  pausedAt: Date | null
  pausedBy: string | null
  pauseReason: string | null
  hostPausedUntil: Date | null
}

export async function selectSiteFacts(db: Db, siteNo: number, now: Date): Promise<SiteFacts | undefined> {
  const { rows } = await sql<SiteFacts>`
    SELECT s.known_by AS "knownBy", s.known_by_quote AS "knownByQuote", s.contradicting_vat AS "contradictingVat",
      s.contradicting_quote AS "contradictingQuote", p.since AS "pausedAt", u.email AS "pausedBy",
      p.reason AS "pauseReason", h.until AS "hostPausedUntil"
    FROM site s LEFT JOIN site_pause p USING (site_no) LEFT JOIN "user" u ON u.id = p.paused_by
    LEFT JOIN host_pause h ON h.host = s.host AND h.until > ${now}
    WHERE s.site_no = ${siteNo}`.execute(db)
  return rows[0]
}

export type OptOutRow = { host: string; since: Date; reason: string }

/** The opt-out that covers one of the hosts, the widest first. */
export async function selectOptOutOf(db: Db, hosts: readonly string[]): Promise<OptOutRow | undefined> {
  return db
    .selectFrom('opt_out')
    .select(['host', 'since', 'reason'])
    .where('host', 'in', hosts)
    .orderBy(sql`length(host)`)
    .executeTakeFirst()
}

export type SourceRow = {
  sourceNo: number
  url: string
  kind: OperatorSiteDetail['sources'][number]['kind']
  system: string | null
  visitedAt: Date | null
  outcome: VisitOutcomeName | null
  nextVisit: Date | null
  failures: number
  heldAt: Date | null
  gone: number | null
  ofOpen: number | null
  openPositions: number
  confidence: number | null
  unsure: number
  sharedBy: number
}

export async function selectSourcesOf(db: Db, siteNo: number, limit: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT s.source_no AS "sourceNo", s.url, s.kind, b.system, k.last_visit AS "visitedAt", v.outcome,
      CASE WHEN k.paused_at IS NULL THEN k.due_at END AS "nextVisit", coalesce(k.failures, 0) AS failures,
      h.held_at AS "heldAt", h.gone, h.of_open AS "ofOpen", shown."openPositions", shown.confidence, shown.unsure,
      (SELECT count(*) FROM site_source other WHERE other.source_no = s.source_no) AS "sharedBy"
    FROM (SELECT source_no FROM site_source WHERE site_no = ${siteNo} ORDER BY source_no LIMIT ${limit}) l
    JOIN source s USING (source_no) LEFT JOIN board b USING (source_no) LEFT JOIN source_schedule k USING (source_no)
    LEFT JOIN source_hold h USING (source_no) LEFT JOIN visit v ON v.source_no = s.source_no AND v.at = k.last_visit
    CROSS JOIN LATERAL (
      SELECT count(*) AS "openPositions", avg(o.confidence)::float8 / 100 AS confidence,
        count(*) FILTER (WHERE o.confidence < ${minSureConfidence * 100}) AS unsure
      FROM position_presence p JOIN position o USING (position_no)
      WHERE p.source_no = s.source_no AND o.closed_at IS NULL
    ) shown
    ORDER BY s.source_no`.execute(db)
  return rows
}

export type VisitRow = {
  at: Date
  sourceNo: number
  outcome: VisitOutcomeName
  milliseconds: number
  requests: number
  bytes: number
  opened: number
  changed: number
  closed: number
  drifted: string[] | null
}

/** Each source's newest come from its index; the newest of them all are few. */
export async function selectVisitsOf(db: Db, sourceNos: readonly number[], limit: number): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    SELECT v.at, v.source_no AS "sourceNo", v.outcome, v.milliseconds, v.requests, v.bytes, v.opened, v.changed,
      v.closed, v.drifted
    FROM unnest(${sourceNos}::int[]) wanted (source_no)
    CROSS JOIN LATERAL (
      SELECT * FROM visit WHERE visit.source_no = wanted.source_no ORDER BY at DESC LIMIT ${limit}
    ) v
    ORDER BY v.at DESC, v.source_no LIMIT ${limit}`.execute(db)
  return rows
}
