import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import { sql, type Transaction } from 'kysely'
import { isToSee } from '../../inbox/to-see/to-see.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { ownersOrder } from '../../search/filters/filters.queries.ts'
import type { ToldFilter, ToldPosition } from './digest-params.ts'

/** The filters with a bell of an alert `a`’s reader that found its position in this opening. */
const foundBy = sql`
  filter_match m JOIN saved_filter f ON f.filter_id = m.filter_id
  WHERE m.position_no = a.position_no AND m.opening = a.opening AND f.user_id = a.user_id AND f.bell_since IS NOT NULL`

/** An alert `a` whose position is still to see, and whose filter still has its bell. */
const isNews = sql<boolean>`
  EXISTS (SELECT FROM position p WHERE p.position_no = a.position_no AND ${isToSee(sql`a.user_id`)})
  AND EXISTS (SELECT FROM ${foundBy})`

/** An alert `a` that may be told at once: of a position that was told as sure and still is. */
export const isSureNews = sql<boolean>`
  NOT a.is_unsure AND ${isNews}
  AND EXISTS (SELECT FROM position p WHERE p.position_no = a.position_no AND p.confidence >= ${minSureConfidence}::real)`

/**
 * An alert `a` that a mail owes its reader, a digest or an instant one, whichever comes first. What a mail told as unsure and became sure is
 * told once more, by an instant mail alone.
 */
export const isOwed = {
  digest: sql<boolean>`a.mail_id IS NULL AND ${isNews}`,
  instant: sql<boolean>`(a.mail_id IS NULL OR (a.sure_no IS NOT NULL AND a.instant_due)) AND ${isSureNews}`,
} as const

/** Claims for a mail what its reader is owed. Returns how many alerts that is. */
export async function claimOwedAlerts(
  tx: Transaction<DB>,
  by: keyof typeof isOwed,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE alert a SET mail_id = ${mailId}, instant_due = false
    WHERE a.user_id = ${userId} AND ${isOwed[by]}`.execute(tx)
  return Number(numAffectedRows)
}

const maxCauses = 20

/** The traces of the visits that a mail's alerts come from, the newest first. */
export async function selectTraces(tx: Transaction<DB>, userId: string, mailId: string): Promise<string[]> {
  const { rows } = await sql<{ traceparent: string }>`
    SELECT traceparent FROM alert WHERE user_id = ${userId} AND mail_id = ${mailId} AND traceparent IS NOT NULL
    ORDER BY alert_no DESC LIMIT ${maxCauses}`.execute(tx)
  return rows.map(({ traceparent }) => traceparent)
}

/** The filters of a mail in their owner's order; a position that several found counts for the first. */
export async function selectToldFilters(tx: Transaction<DB>, userId: string, mailId: string): Promise<ToldFilter[]> {
  const { rows } = await sql<ToldFilter>`
    SELECT f.filter_id AS "filterId", f.name, f.criteria, told.count AS told, told.last AS "alertNo"
    FROM (
      SELECT first.filter_id, count(*) AS count, max(a.alert_no) AS last
      FROM alert a, LATERAL (SELECT f.filter_id FROM ${foundBy} ORDER BY ${ownersOrder} LIMIT 1) first
      WHERE a.user_id = ${userId} AND a.mail_id = ${mailId}
      GROUP BY first.filter_id
    ) told JOIN saved_filter f ON f.filter_id = told.filter_id
    ORDER BY ${ownersOrder}`.execute(tx)
  return rows
}

/** The newest positions of a mail, from which the best are chosen. */
export async function selectToldPositions(
  tx: Transaction<DB>,
  userId: string,
  mailId: string,
  limit: number,
): Promise<ToldPosition[]> {
  const { rows } = await sql<ToldPosition>`
    SELECT p.position_no, p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule,
      p.collar, p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications,
      p.benefits, p.protected_categories, p.pay_from, p.pay_to, p.pay_period, p.confidence, p.first_seen, c.company_no, c.company_id,
      c.name AS company_name, c.employees AS company_employees, c.turnover AS company_turnover, c.sector,
      c.vat AS company_vat, c.is_agency AS company_is_agency, c.ateco_2007, c.ateco_2025,
      a.is_unsure OR p.confidence < ${minSureConfidence}::real AS is_unsure, by.filter_ids[1] AS filter_id, cardinality(by.filter_ids) AS filters
    FROM alert a
    JOIN position p ON p.position_no = a.position_no
    JOIN company c ON c.company_no = p.company_no,
    LATERAL (SELECT array_agg(f.filter_id ORDER BY ${ownersOrder}) AS filter_ids FROM ${foundBy}) by
    WHERE a.user_id = ${userId} AND a.mail_id = ${mailId}
    ORDER BY a.alert_no DESC LIMIT ${limit}`.execute(tx)
  return rows
}

/** When the last of a person's alerts was found, told or not. */
export async function selectLastMatch(tx: Transaction<DB>, userId: string): Promise<Date | null> {
  const last = await tx
    .selectFrom('alert')
    .select('matched_at')
    .where('user_id', '=', userId)
    .orderBy('alert_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.matched_at ?? null
}
