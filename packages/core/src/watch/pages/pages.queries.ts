import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type KeptPage = {
  sourceNo: number
  url: string
  hash: string
  status: number
  headers: Readonly<Record<string, string>>
  fetchedAt: Date
}

export async function upsertPages(tx: Transaction<DB>, pages: readonly KeptPage[]): Promise<void> {
  await sql`
    INSERT INTO source_page (source_no, url, body_hash, status, headers, fetched_at)
    SELECT * FROM unnest(${pages.map(({ sourceNo }) => sourceNo)}::int[], ${pages.map(({ url }) => url)}::text[],
      ${pages.map(({ hash }) => Buffer.from(hash, 'hex'))}::bytea[], ${pages.map(({ status }) => status)}::smallint[],
      ${pages.map(({ headers }) => JSON.stringify(headers))}::jsonb[], ${pages.map(({ fetchedAt }) => fetchedAt)}::timestamptz[])
    ON CONFLICT (source_no, url) DO UPDATE
      SET body_hash = excluded.body_hash, status = excluded.status, headers = excluded.headers, fetched_at = excluded.fetched_at`.execute(
    tx,
  )
}

/** Before they are put: a body is known to be of its source even if no page comes to refer to it. */
export async function insertBodies(db: Db, bodies: readonly { sourceNo: number; hash: string }[]): Promise<void> {
  if (bodies.length === 0) return
  await sql`
    INSERT INTO page_body (source_no, body_hash)
    SELECT DISTINCT put.* FROM unnest(${bodies.map(({ sourceNo }) => sourceNo)}::int[],
      ${bodies.map(({ hash }) => Buffer.from(hash, 'hex'))}::bytea[]) put(source_no, body_hash)
    WHERE NOT EXISTS (
      SELECT FROM source_page p WHERE p.source_no = put.source_no AND p.body_hash = put.body_hash
    )
    ON CONFLICT (source_no, body_hash) DO UPDATE SET since = excluded.since`.execute(db)
}

/** Once the sweep has looked at every body. */
export async function deleteBodiesBefore(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM page_body WHERE since < ${before}`.execute(db)
}

/** Deletes pages of earlier visits that are neither known start pages nor the page of an open position. */
export async function deleteStalePages(
  tx: Transaction<DB>,
  sources: readonly { sourceNo: number; readAt: Date }[],
): Promise<void> {
  await sql`
    DELETE FROM source_page p
    USING unnest(${sources.map(({ sourceNo }) => sourceNo)}::int[], ${sources.map(({ readAt }) => readAt)}::timestamptz[]) r(source_no, read_at)
    WHERE p.source_no = r.source_no AND p.fetched_at < r.read_at
      AND NOT EXISTS (
        SELECT FROM source_memory m, jsonb_array_elements(m.memory -> 'pages') asked
        WHERE m.source_no = p.source_no AND asked ->> 'url' = p.url
      )
      AND NOT EXISTS (
        SELECT FROM position_presence shown JOIN position USING (position_no)
        WHERE shown.source_no = p.source_no AND p.url = ANY(position.source_urls)
      )`.execute(tx)
}

/** What earlier visits kept of pages that reserve their text now: the copy, and the quotes of adverts there. */
export async function deleteReserved(
  tx: Transaction<DB>,
  pages: readonly { sourceNo: number; url: string }[],
): Promise<void> {
  const reserved = sql`unnest(${pages.map(({ sourceNo }) => sourceNo)}::int[], ${pages.map(({ url }) => url)}::text[]) r(source_no, url)`
  await sql`
    DELETE FROM source_page p USING ${reserved} WHERE p.source_no = r.source_no AND p.url = r.url`.execute(tx)
  await sql`
    UPDATE position_evidence e SET quotes = coalesce((
      SELECT jsonb_object_agg(field, quote) FROM jsonb_each(e.quotes) AS each (field, quote)
      WHERE coalesce(quote ->> 'url', p.source_urls[1]) <> ALL (${pages.map(({ url }) => url)}::text[])
    ), '{}')
    FROM position p WHERE p.position_no = e.position_no AND p.position_no IN (
      SELECT position_no FROM position JOIN ${reserved} USING (source_no) WHERE r.url = ANY (source_urls)
    )`.execute(tx)
}

/**
 * Of one of so many parts of the sources, by number. Their next visit reads the site anew, as after a change of the reader: where nothing
 * changes, no visit would store its pages again. A trigger notes the bodies, which the sweep of shelves then removes.
 */
export async function deletePagesReadBefore(
  db: Db,
  before: Date,
  { part, of }: { readonly part: number; readonly of: number },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH range AS (
      SELECT ceil((coalesce(max(source_no), 0) + 1) / ${of}::numeric)::int AS size FROM source
    ), gone AS (
      DELETE FROM source_page WHERE (source_no, url) IN (
        SELECT source_no, url FROM source_page, range
        WHERE source_no >= ${part}::int * size AND source_no < (${part}::int + 1) * size AND fetched_at < ${before}
        LIMIT ${limit}
      ) RETURNING source_no
    ), anew AS (
      UPDATE source_memory SET memory = jsonb_set(memory, '{readerVersion}', '0')
      WHERE source_no IN (SELECT source_no FROM gone)
    )
    SELECT count(*) FROM gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** The hashes among these that some page refers to. */
export async function selectKeptHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    SELECT DISTINCT encode(body_hash, 'hex') AS hash FROM source_page
    WHERE body_hash = ANY(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}
