import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { maxGeneral, maxPeople, type SeenContact } from './found-contacts.ts'

/** A contact of a company, as it was seen on its site. */
export type Sighting = SeenContact & { companyNo: number; seenAt: Date }

type Written = { companyNo: number; isNew: boolean }

/**
 * What was rectified stays so, and a restricted contact as it is. A mailbox that turns out to be a person's becomes personal; a person's address seen without the name is no sighting.
 * A company with the maximum of people gets no new ones. Returns the companies that gained general contacts.
 */
export async function upsertByEmail(tx: Transaction<DB>, sightings: readonly Sighting[]): Promise<number[]> {
  if (sightings.length === 0) return []
  const rows = sightings.map(({ companyNo, seenAt, sourceUrl, email, ...contact }) => ({
    company_no: companyNo,
    kind: contact.kind,
    full_name: contact.kind === 'personal' ? contact.fullName : null,
    title: contact.kind === 'personal' ? contact.title : null,
    department: contact.kind === 'personal' ? contact.department : null,
    email,
    source_url: sourceUrl,
    seen_at: seenAt,
  }))
  const { rows: written } = await sql<Written>`
    WITH seen AS (
      SELECT * FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (company_no integer, kind text,
        full_name text, title text, department text, email text, source_url text, seen_at timestamptz))
        WITH ORDINALITY AS s (company_no, kind, full_name, title, department, email, source_url, seen_at, place)
    ), placed AS (
      SELECT seen.*, known.contact_no IS NULL AND seen.kind = 'personal' AS is_newcomer,
        row_number() OVER (PARTITION BY seen.company_no, known.contact_no IS NULL AND seen.kind = 'personal' ORDER BY place) AS turn
      FROM seen LEFT JOIN company_contact known
        ON known.company_no = seen.company_no AND lower(known.email) = seen.email
    ), people AS (
      SELECT company_no, count(*) AS known FROM company_contact
      WHERE company_no IN (SELECT company_no FROM seen) AND kind = 'personal' GROUP BY company_no
    )
    INSERT INTO company_contact AS c
      (company_no, kind, full_name, title, department, email, source_url, first_seen, last_seen, basis)
    SELECT company_no, kind, full_name, title, department, email, source_url, seen_at, seen_at,
      CASE WHEN kind = 'personal' THEN 'legitimate_interest' END
    FROM placed LEFT JOIN people USING (company_no)
    WHERE NOT is_newcomer OR turn + coalesce(people.known, 0) <= ${maxPeople}
    ORDER BY company_no, email
    ON CONFLICT (company_no, lower(email)) WHERE email IS NOT NULL DO UPDATE SET
      kind = excluded.kind, source_url = excluded.source_url,
      full_name = CASE WHEN c.rectified_at IS NULL THEN excluded.full_name ELSE c.full_name END,
      title = CASE WHEN c.rectified_at IS NULL THEN coalesce(excluded.title, c.title) ELSE c.title END,
      department = coalesce(excluded.department, c.department), basis = excluded.basis, last_seen = excluded.last_seen
    WHERE c.last_seen < excluded.last_seen AND c.restricted_at IS NULL AND (excluded.kind = 'personal' OR c.kind = 'general')
    RETURNING company_no AS "companyNo", kind = 'general' AND first_seen = last_seen AS "isNew"`.execute(tx)
  return grownOf(written)
}

export async function upsertByPhone(tx: Transaction<DB>, sightings: readonly Sighting[]): Promise<number[]> {
  if (sightings.length === 0) return []
  const { rows: written } = await sql<Written>`
    INSERT INTO company_contact AS c (company_no, kind, phone, source_url, first_seen, last_seen)
    SELECT company_no, 'general', phone, source_url, seen_at, seen_at
    FROM unnest(${sightings.map(({ companyNo }) => companyNo)}::int[], ${sightings.map(({ phone }) => phone)}::text[],
      ${sightings.map(({ sourceUrl }) => sourceUrl)}::text[],
      ${sightings.map(({ seenAt }) => seenAt)}::timestamptz[]) AS seen (company_no, phone, source_url, seen_at)
    ORDER BY company_no, phone
    ON CONFLICT (company_no, phone) WHERE email IS NULL DO UPDATE SET
      source_url = excluded.source_url, last_seen = excluded.last_seen
    WHERE c.last_seen < excluded.last_seen AND c.restricted_at IS NULL
    RETURNING company_no AS "companyNo", first_seen = last_seen AS "isNew"`.execute(tx)
  return grownOf(written)
}

const grownOf = (written: readonly Written[]) => written.filter(({ isNew }) => isNew).map(({ companyNo }) => companyNo)

/** Deletes the general contacts beyond the maximum; those seen last stay. */
export async function deleteSurplusGeneral(tx: Transaction<DB>, companyNos: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM company_contact WHERE contact_no IN (
      SELECT contact_no FROM (
        SELECT contact_no, row_number() OVER (PARTITION BY company_no ORDER BY last_seen DESC, contact_no) AS place
        FROM company_contact
        WHERE company_no = ANY(${companyNos}::int[]) AND kind = 'general' AND restricted_at IS NULL
      ) ranked WHERE place > ${maxGeneral}
    )`.execute(tx)
}
