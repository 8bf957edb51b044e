import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { CompanyFields } from '../engine/company-document.ts'
import type { IndexKind } from '../engine/index-names.ts'
import type { IndexedFields } from '../engine/position-document.ts'

export type FieldsOf = { company: CompanyFields; position: IndexedFields }

/** A row with its version; null fields where nothing is shown because it was erased or closed. */
export type Versioned<Fields> = { no: number; version: number; fields: Fields | null }

const firstVersion = 1

type Row<Fields> = Fields & { no: number; version: number; live: boolean }

const companyColumns = sql`
  c.company_no, c.company_id, c.vat, c.name, c.legal_form, c.ateco_2007, c.ateco_2025, c.sector, c.employees,
  c.turnover, c.foundation_year, c.municipality, c.is_agency, c.agency_reason, coalesce(n.open_positions, 0) AS open_positions,
  coalesce(n.new_positions, 0) AS new_positions`

const positionColumns = sql`
  p.position_no, p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule, p.collar,
  p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications, p.benefits,
  p.protected_categories, p.pay_from, p.pay_to, p.pay_period, p.confidence, p.reasons, (extract(epoch FROM p.first_seen) * 1000)::bigint AS first_seen,
  c.company_no, c.company_id, c.name AS company_name, c.employees AS company_employees,
  c.turnover AS company_turnover, c.sector, c.vat AS company_vat, c.is_agency AS company_is_agency, c.ateco_2007, c.ateco_2025`

const dirtyRows: { [Kind in IndexKind]: (after: number, limit: number) => RawBuilder<Row<FieldsOf[Kind]>> } = {
  company: (after, limit) => sql`
    SELECT o.no, coalesce(c.doc_version, o.version) AS version, c.company_no IS NOT NULL AS live, ${companyColumns}
    FROM (SELECT no, version FROM outbox WHERE kind = 'company' AND no > ${after} ORDER BY no LIMIT ${limit}) o
    LEFT JOIN company c ON c.company_no = o.no
    LEFT JOIN company_openings n USING (company_no)
    ORDER BY o.no`,
  position: (after, limit) => sql`
    SELECT o.no, coalesce(p.doc_version, o.version) AS version,
      p.position_no IS NOT NULL AND p.closed_at IS NULL AS live, ${positionColumns}
    FROM (SELECT no, version FROM outbox WHERE kind = 'position' AND no > ${after} ORDER BY no LIMIT ${limit}) o
    LEFT JOIN position p ON p.position_no = o.no
    LEFT JOIN company c ON c.company_no = p.company_no
    ORDER BY o.no`,
}

const liveRows: { [Kind in IndexKind]: (after: number, limit: number) => RawBuilder<Row<FieldsOf[Kind]>> } = {
  company: (after, limit) => sql`
    SELECT c.company_no AS no, c.doc_version AS version, true AS live, ${companyColumns}
    FROM company c LEFT JOIN company_openings n USING (company_no)
    WHERE c.company_no > ${after} ORDER BY c.company_no LIMIT ${limit}`,
  position: (after, limit) => sql`
    SELECT p.position_no AS no, p.doc_version AS version, true AS live, ${positionColumns}
    FROM position p JOIN company c USING (company_no)
    WHERE p.closed_at IS NULL AND p.position_no > ${after} ORDER BY p.position_no LIMIT ${limit}`,
}

/** Outdated documents, read with their version in one statement, so that neither is newer than the other. */
export async function selectDirty<Kind extends IndexKind>(
  db: Db,
  kind: Kind,
  after: number,
  limit: number,
): Promise<Versioned<FieldsOf[Kind]>[]> {
  const { rows } = await dirtyRows[kind](after, limit).execute(db)
  return rows.map(toVersioned)
}

/** Every document the index should contain, in order. */
export async function selectLive<Kind extends IndexKind>(
  db: Db,
  kind: Kind,
  after: number,
  limit: number,
): Promise<Versioned<FieldsOf[Kind]>[]> {
  const { rows } = await liveRows[kind](after, limit).execute(db)
  return rows.map(toVersioned)
}

/** The open ones of some positions, as the index should contain them. */
export async function selectOpenPositions(db: Db, positionNos: readonly number[]): Promise<IndexedFields[]> {
  const { rows } = await sql<IndexedFields>`
    SELECT ${positionColumns} FROM position p JOIN company c USING (company_no)
    WHERE p.position_no = ANY(${positionNos}::int[]) AND p.closed_at IS NULL
    ORDER BY p.position_no`.execute(db)
  return rows
}

function toVersioned<Fields>({ no, version, live, ...fields }: Row<Fields>): Versioned<Fields> {
  return { no, version, fields: live ? (fields as Fields) : null }
}

/** How many documents are outdated. */
export async function countOutbox(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether documents are outdated, or companies are to be counted again, which outdates theirs. */
export async function isIndexBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isBehind: boolean }>`
    SELECT EXISTS (SELECT FROM outbox) OR EXISTS (SELECT FROM openings_change) AS "isBehind"`.execute(db)
  return rows[0]?.isBehind ?? false
}

/**
 * Deletes the rows whose version was written, unless they have changed again; locked rows are changing right now. Returns
 * how long the new documents among them waited, in milliseconds.
 */
export async function deleteIndexed(
  db: Db,
  kind: IndexKind,
  written: readonly { no: number; version: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ version: number; waitedMs: number }>`
    DELETE FROM outbox USING (
      SELECT o.kind, o.no
      FROM outbox o
      JOIN unnest(${written.map(({ no }) => no)}::int[], ${written.map(({ version }) => version)}::bigint[]) AS w (no, version)
        ON o.no = w.no AND o.version <= w.version
      WHERE o.kind = ${kind}
      FOR UPDATE OF o SKIP LOCKED
    ) AS done
    WHERE outbox.kind = done.kind AND outbox.no = done.no
    RETURNING outbox.version, extract(epoch FROM clock_timestamp() - outbox.marked_at)::float8 * 1000 AS "waitedMs"`.execute(
    db,
  )
  return rows.flatMap(({ version, waitedMs }) => (version === firstVersion ? waitedMs : []))
}
