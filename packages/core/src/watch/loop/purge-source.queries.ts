import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/** A source of a host that opted out, or whose robots.txt denies us the whole host, with the host. */
export type Purge = { readonly sourceNo: number; readonly host: string }

export async function lockPurge(tx: Transaction<DB>): Promise<Purge | undefined> {
  const { rows } = await sql<Purge>`
    SELECT source_no AS "sourceNo", host FROM source_purge ORDER BY source_no LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(
    tx,
  )
  return rows[0]
}

/** For the sources whose visit before this one was denied too. */
export async function insertAgreedPurges(
  tx: Transaction<DB>,
  denials: readonly (Purge & { at: Date })[],
): Promise<void> {
  await sql`
    INSERT INTO source_purge (source_no, host)
    SELECT source_no, host FROM unnest(${denials.map(({ sourceNo }) => sourceNo)}::int[], ${denials.map(({ host }) => host)}::text[],
      ${denials.map(({ at }) => at)}::timestamptz[]) denied(source_no, host, at)
    WHERE (SELECT outcome FROM visit v WHERE v.source_no = denied.source_no AND v.at < denied.at ORDER BY v.at DESC LIMIT 1) = 'denied'
    ORDER BY source_no ON CONFLICT DO NOTHING`.execute(tx)
}

export async function deletePurge(tx: Transaction<DB>, { sourceNo }: Purge): Promise<void> {
  await tx.deleteFrom('source_purge').where('source_no', '=', sourceNo).execute()
}

/** Whether an address is of the host, or of one below it. */
const isOnHost = (url: RawBuilder<unknown>, host: string) =>
  isOfHost(sql`split_part(split_part(${url}, '/', 3), ':', 1)`, host)

const isOfHost = (name: RawBuilder<unknown>, host: string) =>
  sql<boolean>`(${name} = ${host} OR right(${name}, length(${host}) + 1) = '.' || ${host})`

type Purged = { positionNo: number; companyNo: number; otherSource: number | null }

/** Positions that the source owns or shows and that still have something of it, with another source that shows them. */
export async function selectPurged(tx: Transaction<DB>, { sourceNo }: Purge, limit: number): Promise<Purged[]> {
  const { rows } = await sql<Purged>`
    SELECT position_no AS "positionNo", company_no AS "companyNo", CASE WHEN closed_at IS NULL THEN (
        SELECT min(shown.source_no) FROM position_presence shown
        WHERE shown.position_no = p.position_no AND shown.source_no NOT IN (SELECT source_no FROM source_purge)
      ) END AS "otherSource"
    FROM position p WHERE position_no IN (
      SELECT position_no FROM position
      WHERE source_no = ${sourceNo} AND (closed_at IS NULL OR NOT texts_deleted)
      UNION SELECT position_no FROM position_presence WHERE source_no = ${sourceNo}
    ) ORDER BY position_no LIMIT ${limit}`.execute(tx)
  return rows
}

/**
 * Leaves positions to the sources that go on showing them. Those that this one had written lose its words, and are read there anew;
 * addresses on the host go from all.
 */
export async function passOn(
  tx: Transaction<DB>,
  { sourceNo, host }: Purge,
  positions: readonly Pick<Purged, 'positionNo' | 'otherSource'>[],
): Promise<void> {
  if (positions.length === 0) return
  const numbers = positions.map(({ positionNo }) => positionNo)
  const others = positions.map(({ otherSource }) => otherSource)
  await sql`
    DELETE FROM position_presence WHERE source_no = ${sourceNo} AND position_no = ANY(${numbers}::int[])`.execute(tx)
  await sql`
    UPDATE position p SET source_urls = coalesce(
      nullif(ARRAY(SELECT url FROM unnest(p.source_urls) AS url WHERE NOT ${isOnHost(sql`url`, host)}), '{}'), ARRAY[s.url])
    FROM unnest(${numbers}::int[], ${others}::int[]) moved(position_no, source_no) JOIN source s USING (source_no)
    WHERE p.position_no = moved.position_no`.execute(tx)
  await sql`
    WITH passed AS (
      UPDATE position p SET source_no = moved.source_no, description = ''
      FROM unnest(${numbers}::int[], ${others}::int[]) moved(position_no, source_no)
      WHERE p.position_no = moved.position_no AND p.source_no = ${sourceNo}
      RETURNING p.position_no, p.source_no
    ), quotes AS (
      DELETE FROM position_evidence WHERE position_no IN (SELECT position_no FROM passed)
    )
    UPDATE source_memory SET memory = jsonb_set(memory, '{readerVersion}', '0')
    WHERE source_no IN (SELECT source_no FROM passed)`.execute(tx)
}

/** Returns those that were open. */
export async function closePurged(
  tx: Transaction<DB>,
  { sourceNo }: Purge,
  positionNos: readonly number[],
  now: Date,
): Promise<number[]> {
  const numbers = [...positionNos]
  await sql`DELETE FROM position_presence WHERE source_no = ${sourceNo} AND position_no = ANY(${numbers}::int[])`.execute(
    tx,
  )
  await sql`DELETE FROM position_evidence WHERE position_no = ANY(${numbers}::int[])`.execute(tx)
  const { rows: open } = await sql<{ positionNo: number }>`
    UPDATE position SET closed_at = ${now}, closing_reason = 'opted_out' WHERE position_no = ANY(${numbers}::int[])
      AND closed_at IS NULL RETURNING position_no AS "positionNo"`.execute(tx)
  await sql`
    UPDATE position SET description = '', texts_deleted = true
    WHERE position_no = ANY(${numbers}::int[])`.execute(tx)
  return open.map(({ positionNo }) => positionNo)
}

/** Deletes the rows of the source's pages, and returns the hashes of their bodies, also of those that it left of late. */
export async function takePages(tx: Transaction<DB>, { sourceNo }: Purge): Promise<string[]> {
  await sql`DELETE FROM source_page WHERE source_no = ${sourceNo}`.execute(tx)
  const { rows } = await sql<{ hash: string }>`
    DELETE FROM page_body WHERE source_no = ${sourceNo} RETURNING encode(body_hash, 'hex') AS hash`.execute(tx)
  return rows.map(({ hash }) => hash)
}

/** What visits of the source remember. */
export async function deleteStoredOf(tx: Transaction<DB>, { sourceNo }: Purge): Promise<void> {
  for (const table of ['source_memory', 'source_hold', 'source_reading', 'drift_sample', 'position_key'] as const)
    await tx.deleteFrom(table).where('source_no', '=', sourceNo).execute()
}

/** Contacts, news and quotes of the companies whose site it is, from pages of the host. */
export async function deleteNotesOf(tx: Transaction<DB>, { sourceNo, host }: Purge): Promise<void> {
  const ofSource = sql`company_no IN (SELECT company_no FROM site_source JOIN site USING (site_no) WHERE source_no = ${sourceNo})`
  await sql`DELETE FROM company_contact WHERE ${ofSource} AND ${isOnHost(sql`source_url`, host)}`.execute(tx)
  await sql`DELETE FROM company_news WHERE ${ofSource} AND ${isOnHost(sql`url`, host)}`.execute(tx)
  await sql`
    UPDATE site SET known_by_quote = NULL, contradicting_quote = NULL
    WHERE ${ofSource} AND ${isOfHost(sql`host`, host)} AND (known_by_quote IS NOT NULL OR contradicting_quote IS NOT NULL)`.execute(
    tx,
  )
}
