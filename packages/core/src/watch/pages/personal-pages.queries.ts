import { type Kysely, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { OptedOutRow } from '../../privacy/masking/opted-out-people.ts'

/** The bodies that all sources of these companies have, or put or left of late, in the order of their hashes. */
export async function selectBodies(
  db: Kysely<DB>,
  companyNos: readonly number[],
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    WITH own AS (
      SELECT source_no FROM site_source JOIN site USING (site_no) WHERE company_no = ANY(${[...companyNos]}::int[])
    )
    SELECT encode(body_hash, 'hex') AS hash FROM (
      SELECT body_hash FROM source_page JOIN own USING (source_no)
      UNION SELECT body_hash FROM page_body JOIN own USING (source_no)
    ) bodies WHERE body_hash > decode(${after}, 'hex')
    ORDER BY 1 LIMIT ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** The addresses of the pages with this body. */
export async function selectUrlsOf(db: Kysely<DB>, hash: string): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    SELECT DISTINCT url FROM source_page WHERE body_hash = decode(${hash}, 'hex')`.execute(db)
  return rows.map(({ url }) => url)
}

export async function hasPage(db: Kysely<DB>, hash: string): Promise<boolean> {
  return (await selectUrlsOf(db, hash)).length > 0
}

/** All pages with the same body, whoever's they are: it names the same people. */
export async function replaceBody(db: Kysely<DB>, was: string, is: string): Promise<void> {
  await sql`
    UPDATE source_page SET body_hash = decode(${is}, 'hex') WHERE body_hash = decode(${was}, 'hex')`.execute(db)
}

export async function deletePagesWith(db: Kysely<DB>, hash: string): Promise<void> {
  await sql`DELETE FROM source_page WHERE body_hash = decode(${hash}, 'hex')`.execute(db)
}

export type SourceHashes = OptedOutRow & { sourceNo: number }

/** The hashes of people who opted out, of every company that has the source. */
export async function selectOptedOutOf(db: Kysely<DB>, sourceNos: readonly number[]): Promise<SourceHashes[]> {
  const { rows } = await sql<SourceHashes>`
    SELECT l.source_no AS "sourceNo", p.company_no AS "companyNo", encode(p.hash, 'hex') AS hash,
      contact_person_key(p.company_no) AS key
    FROM (
      SELECT DISTINCT source_no, company_no FROM site_source JOIN site USING (site_no) WHERE source_no = ANY(${[...sourceNos]}::int[])
    ) l JOIN contact_opt_out_person p USING (company_no)`.execute(db)
  return rows
}

/** Those of the addresses whose owners opted out. */
export async function selectOptedOutAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const { rows } = await sql<{ found: string[] }>`
    SELECT opted_out_addresses(${[...addresses]}::text[]) AS found`.execute(db)
  return new Set(rows[0]?.found)
}
