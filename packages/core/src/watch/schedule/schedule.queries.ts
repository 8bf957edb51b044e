import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import type { VisitOutcome, WatchedSource } from '@vedetta/crawler/revisit/visit-result'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type LeasedRow = {
  sourceNo: number
  kind: WatchedSource['kind']
  url: string
  dueAt: Date
  failures: number
  memory: SourceMemory | null
  company: string | null
  municipality: string | null
  hasMisses: boolean
  isHeld: boolean
  openPositions: number
}

/** What a visit writes to the schedule and to the visits. */
export type VisitRow = {
  sourceNo: number
  dueAt: Date
  failures: number
  at: Date
  isComplete: boolean
  /** Whether the visit read the whole source anew. */
  isWholeRead: boolean
  address: string | null
  milliseconds: number
  bytes: number
  requests: number
  outcome: VisitOutcome
  opened: number
  changed: number
  closed: number
  /** When the visit was due. */
  wasDue: Date
  /** The tracking systems whose answers were not understood. */
  drifted: readonly string[]
}

type Lease = { token: string; until: Date }

/** Without the fence (OFFSET 0) the planner walks all sites in order until one of the source turns up. */
export const firstSiteOf = (sourceNo: RawBuilder<unknown>) => sql`
  SELECT min(site_no) AS site_no FROM (SELECT site_no FROM site_source WHERE source_no = ${sourceNo} OFFSET 0) linked`

/** The longest due first. Rows that another worker is leasing at the same moment are skipped. */
export async function leaseRows(db: Db, now: Date, limit: number, { token, until }: Lease): Promise<LeasedRow[]> {
  const { rows } = await sql<LeasedRow>`
    WITH due AS (
      SELECT source_no FROM source_schedule
      WHERE due_at <= ${now} AND (leased_until IS NULL OR leased_until < ${now}) AND paused_at IS NULL
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), leased AS (
      UPDATE source_schedule s SET lease_token = ${token}, leased_until = ${until}
      FROM due WHERE s.source_no = due.source_no
      RETURNING s.source_no, s.due_at, s.failures
    )
    SELECT l.source_no AS "sourceNo", s.kind, s.url, l.due_at AS "dueAt", l.failures, m.memory,
      c.name AS company, c.municipality, shown.has_misses AS "hasMisses", h.source_no IS NOT NULL AS "isHeld",
      shown.positions AS "openPositions"
    FROM leased l
    JOIN source s ON s.source_no = l.source_no
    LEFT JOIN source_memory m ON m.source_no = l.source_no
    LEFT JOIN source_hold h ON h.source_no = l.source_no
    CROSS JOIN LATERAL (${firstSiteOf(sql`l.source_no`)}) first
    LEFT JOIN site ON site.site_no = first.site_no
    LEFT JOIN company c ON c.company_no = site.company_no
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS positions, coalesce(bool_or(p.misses > 0), false) AS has_misses
      FROM position_presence p WHERE p.source_no = l.source_no
    ) shown
    ORDER BY l.due_at, l.source_no`.execute(db)
  return rows
}

/** Rows that are being finished at this moment are skipped, so that the two never deadlock. */
export async function extendLeases(db: Db, sourceNos: number[], now: Date, { token, until }: Lease): Promise<void> {
  await sql`
    UPDATE source_schedule s SET leased_until = ${until}
    FROM (
      SELECT source_no FROM source_schedule
      WHERE source_no = ANY(${sourceNos}::int[]) AND lease_token = ${token} AND leased_until > ${now}
      FOR UPDATE SKIP LOCKED
    ) mine
    WHERE s.source_no = mine.source_no`.execute(db)
}

export async function releaseRows(
  db: Db,
  token: string,
  rows: readonly { sourceNo: number; dueAt: Date }[],
): Promise<void> {
  await sql`
    UPDATE source_schedule s SET due_at = r.due_at, lease_token = NULL, leased_until = NULL
    FROM unnest(${rows.map((row) => row.sourceNo)}::int[], ${rows.map((row) => row.dueAt)}::timestamptz[]) r(source_no, due_at)
    WHERE s.source_no = r.source_no AND s.lease_token = ${token}`.execute(db)
}

/** Those of the sources that are still leased to us, locked until the transaction ends. */
export async function lockLeased(
  tx: Transaction<DB>,
  token: string,
  sourceNos: number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('source_schedule')
    .select('source_no')
    .where('source_no', '=', sql<number>`ANY(${sourceNos}::int[])`)
    .where('lease_token', '=', token)
    .where('leased_until', '>', now)
    .orderBy('source_no')
    .forUpdate()
    .execute()
  return new Set(rows.map((row) => row.source_no))
}

/** One statement per batch. Returns the sources still leased to us; nothing is written for the others. */
export async function finishRows(
  tx: Transaction<DB>,
  token: string,
  rows: readonly VisitRow[],
  now: Date,
): Promise<Set<number>> {
  const column = <Name extends keyof VisitRow>(name: Name) => rows.map((row) => row[name])
  const { rows: finished } = await sql<{ source_no: number }>`
    WITH visited AS (
      SELECT * FROM unnest(
        ${column('sourceNo')}::int[], ${column('dueAt')}::timestamptz[], ${column('failures')}::smallint[],
        ${column('at')}::timestamptz[], ${column('isComplete')}::boolean[], ${column('address')}::inet[],
        ${column('milliseconds')}::int[], ${column('bytes')}::int[], ${column('requests')}::smallint[],
        ${column('outcome')}::text[], ${column('opened')}::smallint[], ${column('changed')}::smallint[],
        ${column('closed')}::smallint[], ${rows.map(({ drifted }) => drifted.join() || null)}::text[],
        ${column('wasDue')}::timestamptz[], ${column('isWholeRead')}::boolean[]
      ) v(source_no, due_at, failures, at, is_complete, address, milliseconds, bytes, requests, outcome, opened, changed, closed,
        drifted, was_due, is_whole_read)
    ), finished AS (
      UPDATE source_schedule s SET due_at = v.due_at, failures = v.failures, lease_token = NULL, leased_until = NULL,
        last_visit = v.at, last_complete_read = CASE WHEN v.is_complete THEN v.at ELSE s.last_complete_read END,
        last_whole_read = CASE WHEN v.is_whole_read THEN v.at ELSE s.last_whole_read END,
        address = coalesce(v.address, s.address)
      FROM visited v
      WHERE s.source_no = v.source_no AND s.lease_token = ${token} AND s.leased_until > ${now}
      -- The schedule as it was before this statement.
      RETURNING s.source_no, CASE WHEN v.opened > 0 THEN (
        SELECT before.last_complete_read FROM source_schedule before WHERE before.source_no = s.source_no
      ) END AS read_before
    )
    INSERT INTO visit (at, source_no, milliseconds, bytes, requests, outcome, opened, changed, closed, drifted, read_before,
      was_due, written_at)
    SELECT v.at, v.source_no, v.milliseconds, v.bytes, v.requests, v.outcome, v.opened, v.changed, v.closed,
      string_to_array(v.drifted, ','), f.read_before, CASE WHEN v.opened > 0 THEN v.was_due END,
      CASE WHEN v.opened > 0 THEN ${now}::timestamptz END
    FROM visited v JOIN finished f ON f.source_no = v.source_no
    RETURNING source_no`.execute(tx)
  return new Set(finished.map((row) => row.source_no))
}

/** Sources already due or being visited stay as they are. Locked in the order in which visits are finished. */
export async function advanceDue(db: Db, sourceNos: readonly number[], now: Date): Promise<void> {
  await sql`
    UPDATE source_schedule s SET due_at = ${now}
    FROM (
      SELECT source_no FROM source_schedule
      WHERE source_no = ANY(${sourceNos}::int[]) AND due_at > ${now} ORDER BY source_no FOR UPDATE
    ) later
    WHERE s.source_no = later.source_no`.execute(db)
}

export async function isReachable(db: Db): Promise<boolean> {
  return sql`SELECT`.execute(db).then(
    () => true,
    () => false,
  )
}
