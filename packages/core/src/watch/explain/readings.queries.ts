import type { ReadingReport, readingFailures } from '@vedetta/contracts/operator/site-reading'
import type { VisitOutcomeName } from '@vedetta/contracts/watch/watch-status'
import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { firstSiteOf } from '../schedule/schedule.queries.ts'

export type LeasedReading = { readingId: string; sourceNo: number; attempts: number }

/** The longest waiting; another process skips it until the lease ends, also if this one dies. */
export async function leaseReading(db: Db, now: Date, until: Date): Promise<LeasedReading | undefined> {
  const { rows } = await sql<LeasedReading>`
    WITH next AS (
      SELECT reading_id FROM source_reading
      WHERE finished_at IS NULL AND (leased_until IS NULL OR leased_until < ${now})
      ORDER BY ordered_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE source_reading r SET leased_until = ${until}, attempts = r.attempts + 1
    FROM next WHERE r.reading_id = next.reading_id
    RETURNING r.reading_id AS "readingId", r.source_no AS "sourceNo", r.attempts`.execute(db)
  return rows[0]
}

export type ReadingFailure = keyof typeof readingFailures

/** Nothing is written for one that was finished or deleted meanwhile. */
export async function finishReading(
  db: Db,
  readingId: string,
  result: { report: ReadingReport } | { failure: ReadingFailure },
  now: Date,
): Promise<void> {
  const [report, failure] = 'report' in result ? [JSON.stringify(result.report), null] : [null, result.failure]
  await db
    .updateTable('source_reading')
    .set({ finished_at: now, leased_until: null, report, failure })
    .where('reading_id', '=', readingId)
    .where('finished_at', 'is', null)
    .execute()
}

export async function deleteReadingsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('source_reading').where('ordered_at', '<', before).execute()
}

export type ExplainedSource = {
  kind: 'page' | 'feed' | 'board'
  url: string
  system: string | null
  company: string | null
  municipality: string | null
  memory: SourceMemory | null
  readByVersion: number | null
  isHeld: boolean
}

export async function selectExplainedSource(db: Db, sourceNo: number): Promise<ExplainedSource | undefined> {
  const { rows } = await sql<ExplainedSource>`
    SELECT s.kind, s.url, b.system, c.name AS company, c.municipality, m.memory, m.reader_version AS "readByVersion",
      h.source_no IS NOT NULL AS "isHeld"
    FROM source s LEFT JOIN source_memory m USING (source_no) LEFT JOIN board b USING (source_no)
    LEFT JOIN source_hold h USING (source_no)
    CROSS JOIN LATERAL (${firstSiteOf(sql`s.source_no`)}) first
    LEFT JOIN site ON site.site_no = first.site_no LEFT JOIN company c ON c.company_no = site.company_no
    WHERE s.source_no = ${sourceNo}`.execute(db)
  return rows[0]
}

export type StoredPageFacts = {
  url: string
  hash: string
  status: number
  headers: Record<string, string>
  fetchedAt: Date
}

export async function selectPagesOf(db: Db, sourceNo: number, limit: number): Promise<StoredPageFacts[]> {
  const { rows } = await sql<StoredPageFacts>`
    SELECT url, encode(body_hash, 'hex') AS hash, status, headers, fetched_at AS "fetchedAt"
    FROM source_page WHERE source_no = ${sourceNo} ORDER BY url LIMIT ${limit}`.execute(db)
  return rows
}

type LastVisit = { at: Date; outcome: VisitOutcomeName; opened: number; changed: number; closed: number }

export async function selectLastVisitOf(db: Db, sourceNo: number): Promise<LastVisit | undefined> {
  const { rows } = await sql<LastVisit>`
    SELECT at, outcome, opened, changed, closed FROM visit WHERE source_no = ${sourceNo} ORDER BY at DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]
}
