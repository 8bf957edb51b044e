import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { firstSiteOf } from '../schedule/schedule.queries.ts'

export type OutdatedSource = {
  sourceNo: number
  kind: 'page' | 'feed' | 'board'
  url: string
  memory: SourceMemory
  company: string | null
  municipality: string | null
}

export type StoredPage = {
  sourceNo: number
  url: string
  hash: string
  status: number
  headers: Record<string, string>
}

/** Sources last read by another reader version, ordered by number. */
export async function selectOutdated(
  db: Db,
  { version, after, limit }: { version: number; after: number; limit: number },
): Promise<OutdatedSource[]> {
  const { rows } = await sql<OutdatedSource>`
    SELECT m.source_no AS "sourceNo", s.kind, s.url, m.memory, c.name AS company, c.municipality
    FROM source_memory m
    JOIN source s ON s.source_no = m.source_no
    CROSS JOIN LATERAL (${firstSiteOf(sql`m.source_no`)}) first
    LEFT JOIN site ON site.site_no = first.site_no
    LEFT JOIN company c ON c.company_no = site.company_no
    WHERE m.reader_version <> ${version} AND m.source_no > ${after}
    ORDER BY m.source_no LIMIT ${limit}`.execute(db)
  return rows
}

export async function selectStoredPages(db: Db, sourceNos: readonly number[]): Promise<StoredPage[]> {
  const { rows } = await sql<StoredPage>`
    SELECT source_no AS "sourceNo", url, encode(body_hash, 'hex') AS hash, status, headers
    FROM source_page WHERE source_no = ANY(${sourceNos}::int[]) ORDER BY source_no, url`.execute(db)
  return rows
}

/** Marks the stored pages as read by this version, and spreads the next, complete visits over three days. */
export async function markReread(tx: Transaction<DB>, sourceNos: readonly number[], version: number): Promise<void> {
  await sql`
    UPDATE source_schedule SET due_at = due_at + source_no % 3 * interval '1 day'
    WHERE source_no = ANY(${sourceNos}::int[])`.execute(tx)
  await sql`
    UPDATE source_memory SET reader_version = ${version} WHERE source_no = ANY(${sourceNos}::int[])`.execute(tx)
}
