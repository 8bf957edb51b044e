import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { KeyKind } from './identity-keys.ts'
import type { EventKind } from './merge-reading.ts'
import type { Certainty, PositionFields, PositionQuotes } from './position-fields.ts'

/** Every column that a visit may write; a null `description` is left as it is. */
type WrittenPosition = PositionFields &
  Certainty & {
    position_no: number
    company_no: number
    source_no: number
    source_urls: readonly string[]
    first_seen: Date
    closed_at: Date | null
    description: string | null
  }

export async function drawPositionNos(tx: Transaction<DB>, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ no: number }>`
    SELECT nextval('position_no')::int AS no FROM generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ no }) => no)
}

/**
 * Locks the companies before their positions are changed, as every writer of a company does. The triggers alone would
 * lock them after the positions, which can deadlock.
 */
export async function lockCompanies(tx: Transaction<DB>, companyNos: readonly number[]): Promise<void> {
  if (companyNos.length === 0) return
  await sql`SELECT lock_companies(${[...new Set(companyNos)]}::int[])`.execute(tx)
}

const columns = sql`
  position_no integer, company_no integer, source_no integer, title text, description text, municipalities text[],
  provinces text[], regions text[], contract text, schedule text, collar text, smart_working text,
  experience_years smallint, target_persona text, languages text[], skills text[], certifications text[],
  benefits text[], protected_categories boolean, no_agencies boolean, for_client boolean, pay_from integer,
  pay_to integer, pay_period text, confidence real, reasons text[], source_urls text[], first_seen timestamptz,
  closed_at timestamptz`

export async function insertPositions(tx: Transaction<DB>, rows: readonly WrittenPosition[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO position (position_no, company_no, source_no, title, description, municipalities, provinces, regions,
      contract, schedule, collar, smart_working, experience_years, target_persona, languages, skills, certifications,
      benefits, protected_categories, no_agencies, for_client, pay_from, pay_to, pay_period, confidence, reasons, source_urls, first_seen)
    SELECT position_no, company_no, source_no, title, description, municipalities, provinces, regions,
      contract, schedule, collar, smart_working, experience_years, target_persona, languages, skills, certifications,
      benefits, protected_categories, no_agencies, for_client, pay_from, pay_to, pay_period, confidence, reasons, source_urls, first_seen
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS written (${columns})`.execute(tx)
}

export async function updatePositions(tx: Transaction<DB>, rows: readonly WrittenPosition[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    UPDATE position SET company_no = w.company_no, source_no = w.source_no, title = w.title,
      description = coalesce(w.description, position.description), municipalities = w.municipalities,
      provinces = w.provinces, regions = w.regions, contract = w.contract, schedule = w.schedule, collar = w.collar,
      smart_working = w.smart_working, experience_years = w.experience_years, target_persona = w.target_persona,
      languages = w.languages, skills = w.skills, certifications = w.certifications, benefits = w.benefits,
      protected_categories = w.protected_categories, no_agencies = w.no_agencies, for_client = w.for_client,
      pay_from = w.pay_from, pay_to = w.pay_to, pay_period = w.pay_period, confidence = w.confidence, reasons = w.reasons,
      source_urls = w.source_urls, closed_at = w.closed_at,
      texts_deleted = position.texts_deleted AND w.closed_at IS NOT NULL,
      closing_reason = CASE WHEN w.closed_at IS NOT NULL THEN 'gone' END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w (${columns})
    WHERE position.position_no = w.position_no`.execute(tx)
}

export async function upsertEvidence(
  tx: Transaction<DB>,
  rows: readonly { position_no: number; quotes: PositionQuotes }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO position_evidence (position_no, quotes)
    SELECT position_no, quotes FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS written (position_no integer, quotes jsonb)
    ON CONFLICT (position_no) DO UPDATE SET quotes = excluded.quotes`.execute(tx)
}

export async function upsertPresence(
  tx: Transaction<DB>,
  rows: readonly { source_no: number; position_no: number; misses: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO position_presence (source_no, position_no, misses)
    SELECT * FROM unnest(${rows.map((row) => row.source_no)}::int[], ${rows.map((row) => row.position_no)}::int[],
      ${rows.map((row) => row.misses)}::smallint[])
    ON CONFLICT (source_no, position_no) DO UPDATE SET misses = excluded.misses`.execute(tx)
}

export async function deletePresence(
  tx: Transaction<DB>,
  rows: readonly { source_no: number; position_no: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    DELETE FROM position_presence p
    USING unnest(${rows.map((row) => row.source_no)}::int[], ${rows.map((row) => row.position_no)}::int[])
      AS gone (source_no, position_no)
    WHERE p.source_no = gone.source_no AND p.position_no = gone.position_no`.execute(tx)
}

type KeyRow = { source_no: number; kind: KeyKind; value: string }

/** A key still held by a position closed long ago moves to the new one. */
export async function upsertKeys(
  tx: Transaction<DB>,
  rows: readonly (KeyRow & { position_no: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO position_key (source_no, kind, value, position_no)
    SELECT * FROM unnest(${rows.map((row) => row.source_no)}::int[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.value)}::text[], ${rows.map((row) => row.position_no)}::int[])
    ON CONFLICT (source_no, kind, value) DO UPDATE SET position_no = excluded.position_no`.execute(tx)
}

export async function deleteKeys(tx: Transaction<DB>, rows: readonly KeyRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    DELETE FROM position_key k
    USING unnest(${rows.map((row) => row.source_no)}::int[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.value)}::text[]) AS gone (source_no, kind, value)
    WHERE k.source_no = gone.source_no AND k.kind = gone.kind AND k.value = gone.value`.execute(tx)
}

export async function upsertHolds(
  tx: Transaction<DB>,
  rows: readonly { source_no: number; held_at: Date; gone: number; of_open: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO source_hold (source_no, held_at, gone, of_open)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS written (source_no integer, held_at timestamptz, gone integer, of_open integer)
    ON CONFLICT (source_no)
      DO UPDATE SET held_at = excluded.held_at, gone = excluded.gone, of_open = excluded.of_open, accepted_at = NULL`.execute(
    tx,
  )
}

export async function deleteHolds(tx: Transaction<DB>, sourceNos: readonly number[]): Promise<void> {
  if (sourceNos.length === 0) return
  await sql`DELETE FROM source_hold WHERE source_no = ANY(${sourceNos}::int[])`.execute(tx)
}

export async function insertEvents(
  tx: Transaction<DB>,
  rows: readonly { position_no: number; kind: EventKind; traceparent: string | null }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO position_event (position_no, kind, at, traceparent)
    SELECT position_no, kind, ${at}::timestamptz, traceparent
    FROM unnest(${rows.map((row) => row.position_no)}::int[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.traceparent)}::text[]) AS w (position_no, kind, traceparent)`.execute(tx)
}
