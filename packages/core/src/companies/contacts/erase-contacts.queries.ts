import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export async function insertOptOut(tx: Transaction<DB>, address: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO contact_opt_out (hash, since) VALUES (contact_opt_out_hash(${address}), ${now})
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** The hash that stands for the address once it has opted out, as text. */
export async function selectOptOutHash(db: Db, address: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`SELECT encode(contact_opt_out_hash(${address}), 'hex') AS hash`.execute(
    db,
  )
  return rows[0]?.hash ?? ''
}

/** For the row `c`. Numbers are compared by their digits, however they are written. */
export function isContactAt(address: string): RawBuilder<boolean> {
  return address.includes('@')
    ? sql`lower(c.email) = lower(btrim(${address}))`
    : sql`(c.phone IS NOT NULL AND contact_opt_out_hash(c.phone) = contact_opt_out_hash(${address}))`
}

export async function lockContactsAt(tx: Transaction<DB>, address: string): Promise<number[]> {
  const { rows } = await sql<{ contactNo: number }>`
    SELECT contact_no AS "contactNo" FROM company_contact c WHERE ${isContactAt(address)}
    ORDER BY contact_no FOR UPDATE`.execute(tx)
  return rows.map(({ contactNo }) => contactNo)
}

export async function deleteContacts(tx: Transaction<DB>, contactNos: readonly number[]): Promise<void> {
  await sql`DELETE FROM company_contact WHERE contact_no = ANY(${[...contactNos]}::int[])`.execute(tx)
}

export async function deleteNoticesTo(tx: Transaction<DB>, address: string): Promise<void> {
  await sql`
    DELETE FROM mail WHERE recipient = lower(btrim(${address})) AND template = 'contactNotice'`.execute(tx)
}

/**
 * Deletes contacts inserted while they opted out: the two transactions did not see each other. A visit is finished
 * within a day of its sightings.
 */
export async function deleteOptedOut(db: Db, optedOutSince: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH recent AS MATERIALIZED (SELECT hash FROM contact_opt_out WHERE since > ${optedOutSince})
    DELETE FROM company_contact WHERE contact_no IN (
      SELECT contact_no FROM company_contact
      WHERE EXISTS (SELECT FROM recent) AND first_seen > ${optedOutSince}::timestamptz - interval '1 day' AND (
        contact_opt_out_hash(email) IN (SELECT hash FROM recent) OR contact_opt_out_hash(phone) IN (SELECT hash FROM recent)
      ) LIMIT ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

export async function deletePeopleUnseenSince(db: Db, since: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM company_contact WHERE contact_no IN (
      SELECT contact_no FROM company_contact WHERE kind = 'personal' AND last_seen < ${since} AND restricted_at IS NULL LIMIT ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/**
 * General contacts that no visit saw since. One stays while a site of its company is visited and was not read anew and whole
 * since it was seen: an unchanged page still gives it.
 */
export async function deleteGeneralUnseenSince(db: Db, since: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM company_contact WHERE contact_no IN (
      SELECT contact_no FROM company_contact c
      WHERE kind = 'general' AND last_seen < ${since} AND restricted_at IS NULL AND NOT EXISTS (
        SELECT FROM site JOIN site_source USING (site_no) JOIN source USING (source_no)
          JOIN source_schedule s USING (source_no)
        WHERE site.company_no = c.company_no AND site.status = 'active' AND source.kind = 'page'
          AND s.last_complete_read >= ${since} AND (s.last_whole_read IS NULL OR s.last_whole_read <= c.last_seen)
      ) LIMIT ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/** The proof that receivers were told, with whom it was told to. */
export async function deleteProofBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM contact_change WHERE change_no IN (
      SELECT change_no FROM contact_change WHERE told_at < ${before} LIMIT ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
