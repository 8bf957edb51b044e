import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type SiteRow = {
  companyNo: number
  host: string
  knownBy: 'import' | 'vat_on_page' | 'pec_domain'
  quote: string | null
  status: 'active' | 'opted_out'
  kind: 'page' | 'board'
  url: string
  dueAt: Date
}

/** Existing rows stay as they are. Returns the sources in the order of the sites. */
export async function insertSites(tx: Transaction<DB>, sites: readonly SiteRow[]): Promise<number[]> {
  const column = <Name extends keyof SiteRow>(name: Name) => sites.map((site) => site[name])
  await sql`
    INSERT INTO site (company_no, host, known_by, known_by_quote, status)
    SELECT * FROM unnest(${column('companyNo')}::int[], ${column('host')}::text[], ${column('knownBy')}::text[],
      ${column('quote')}::text[], ${column('status')}::text[])
    ON CONFLICT (company_no, host) DO NOTHING`.execute(tx)
  await insertSources(tx, sites)
  const { rows } = await sql<{ source_no: number }>`
    WITH added AS (
      SELECT a.turn, site.site_no, s.source_no, a.due_at, site.status
      FROM unnest(${column('companyNo')}::int[], ${column('host')}::text[], ${column('url')}::text[], ${column('dueAt')}::timestamptz[])
        WITH ORDINALITY a(company_no, host, url, due_at, turn)
      JOIN site ON site.company_no = a.company_no AND site.host = a.host
      JOIN source s ON s.url = a.url
    ), linked AS (
      INSERT INTO site_source (site_no, source_no) SELECT site_no, source_no FROM added ON CONFLICT DO NOTHING
    ), scheduled AS (
      INSERT INTO source_schedule (source_no, due_at)
      SELECT source_no, min(due_at) FROM added WHERE status <> 'opted_out' GROUP BY source_no ON CONFLICT DO NOTHING
    )
    SELECT source_no FROM added ORDER BY turn`.execute(tx)
  return rows.map((row) => row.source_no)
}

async function insertSources(tx: Transaction<DB>, sources: readonly { kind: string; url: string }[]): Promise<void> {
  const inOrder = sources.toSorted((a, b) => (a.url < b.url ? -1 : 1))
  await sql`
    INSERT INTO source (kind, url)
    SELECT * FROM unnest(${inOrder.map(({ kind }) => kind)}::text[], ${inOrder.map(({ url }) => url)}::text[])
    ON CONFLICT (url) DO NOTHING`.execute(tx)
}

/** Inserts boards as sources of the sites that link to them. Returns the boards that gained a site. */
export async function insertBoards(
  tx: Transaction<DB>,
  found: readonly { sourceNo: number; url: string }[],
): Promise<number[]> {
  await insertSources(
    tx,
    [...new Set(found.map(({ url }) => url))].map((url) => ({ kind: 'board', url })),
  )
  const { rows } = await sql<{ source_no: number }>`
    INSERT INTO site_source (site_no, source_no)
    SELECT DISTINCT l.site_no, b.source_no
    FROM unnest(${found.map(({ sourceNo }) => sourceNo)}::int[], ${found.map(({ url }) => url)}::text[]) f(source_no, url)
    JOIN site_source l ON l.source_no = f.source_no
    JOIN source b ON b.url = f.url
    ORDER BY b.source_no, l.site_no
    ON CONFLICT DO NOTHING RETURNING source_no`.execute(tx)
  return [...new Set(rows.map((row) => row.source_no))].sort((a, b) => a - b)
}

/** Makes them due now and read completely, also those read before or paused: a site that is visited leads to them. Ordered by number, as every statement that locks several. */
export async function rescheduleFromScratch(
  tx: Transaction<DB>,
  sourceNos: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO source_schedule (source_no, due_at) SELECT source_no, ${now} FROM unnest(${sourceNos}::int[]) source_no
    ON CONFLICT (source_no) DO UPDATE SET due_at = least(source_schedule.due_at, excluded.due_at), paused_at = NULL`.execute(
    tx,
  )
  await sql`DELETE FROM source_memory WHERE source_no = ANY(${sourceNos}::int[])`.execute(tx)
}

export async function selectOptedOut(db: Db, hosts: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ host: string }>`
    SELECT host FROM opt_out WHERE host = ANY(${[...new Set(hosts)]}::text[])`.execute(db)
  return new Set(rows.map(({ host }) => host))
}

export async function insertOptOut(tx: Transaction<DB>, host: string, reason: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO opt_out (host, since, reason) VALUES (${host}, ${now}, ${reason})
    ON CONFLICT (host) DO UPDATE SET reason = excluded.reason`.execute(tx)
}

const isBelow = (name: RawBuilder<unknown>, host: RawBuilder<unknown>) =>
  sql`(${name} = ${host} OR right(${name}, length(${host}) + 1) = '.' || ${host})`

const hostOfUrl = (url: RawBuilder<unknown>) => sql`split_part(split_part(${url}, '/', 3), ':', 1)`

/** Removes the sites of a host and its subdomains, and the sources read there, which the watch then purges; scans both tables. */
export async function removeHost(tx: Transaction<DB>, host: string): Promise<{ sites: number; sources: number }> {
  const isOfHost = (name: RawBuilder<unknown>) => isBelow(name, sql`${host}`)
  const sites = await sql`
    UPDATE site SET status = 'opted_out' WHERE ${isOfHost(sql`host`)} AND status <> 'opted_out'`.execute(tx)
  const sources = await sql`
    DELETE FROM source_schedule k USING source s
    WHERE s.source_no = k.source_no AND ${isOfHost(hostOfUrl(sql`s.url`))}`.execute(tx)
  await sql`
    INSERT INTO source_purge (source_no, host) SELECT source_no, ${host} FROM source s
    WHERE ${isOfHost(hostOfUrl(sql`s.url`))} ON CONFLICT DO NOTHING`.execute(tx)
  return { sites: Number(sites.numAffectedRows), sources: Number(sources.numAffectedRows) }
}

/** Returns whether there was one. */
export async function deleteOptOut(tx: Transaction<DB>, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('opt_out').where('host', '=', host).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The reverse of `removeHost`, for what no other opt-out covers: the sites are active again, their sources due. */
export async function restoreHost(
  tx: Transaction<DB>,
  host: string,
  now: Date,
): Promise<{ sites: number; sources: number }> {
  const isCovered = (name: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM opt_out o WHERE ${isBelow(name, sql`o.host`)})`
  const { rows } = await sql<{ site_no: number }>`
    UPDATE site SET status = 'active'
    WHERE status = 'opted_out' AND ${isBelow(sql`host`, sql`${host}`)} AND NOT ${isCovered(sql`host`)}
    RETURNING site_no`.execute(tx)
  const siteNos = rows.map((row) => row.site_no)
  await sql`
    DELETE FROM source_purge p USING source s
    WHERE s.source_no = p.source_no AND p.host = ${host} AND NOT ${isCovered(hostOfUrl(sql`s.url`))}`.execute(tx)
  const { numAffectedRows } = await sql`
    INSERT INTO source_schedule (source_no, due_at)
    SELECT DISTINCT source_no, ${now}::timestamptz FROM site_source JOIN source s USING (source_no)
    WHERE site_no = ANY(${siteNos}::int[]) AND NOT ${isCovered(hostOfUrl(sql`s.url`))}
    ORDER BY source_no ON CONFLICT DO NOTHING`.execute(tx)
  return { sites: siteNos.length, sources: Number(numAffectedRows) }
}
