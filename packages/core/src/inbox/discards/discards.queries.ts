import type { DiscardReason } from '@vedetta/contracts/inbox/discarded-positions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { PositionState } from '../marks/states-of.ts'
import type { RowFields } from '../positions/position-row.ts'

/** Whether the person of a row has not discarded its position: looked up for each row, since people may have discarded 100,000. */
export const isNotDiscarded = (userId: RawBuilder<unknown>, positionNo: RawBuilder<unknown>) => sql<boolean>`
  (SELECT d.position_no FROM discarded_position d WHERE d.user_id = ${userId} AND d.position_no = ${positionNo}) IS NULL`

export async function countDiscarded(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('discarded_position')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Logs those that were not discarded before; the others keep their reason and time. */
export async function insertDiscarded(
  db: Db,
  userId: string,
  positionNos: readonly number[],
  reason: DiscardReason | null,
  now: Date,
): Promise<void> {
  const added = sql`
    INSERT INTO discarded_position (user_id, position_no, reason, discarded_at)
    SELECT ${userId}, position_no, ${reason}, ${now} FROM unnest(${positionNos}::int[]) AS given (position_no)
    ON CONFLICT DO NOTHING RETURNING position_no`
  await logChange(db, userId, { changed: added, discarded: true }, now)
}

export async function updateReasons(
  db: Db,
  userId: string,
  positionNos: readonly number[],
  reason: DiscardReason | null,
): Promise<void> {
  await db
    .updateTable('discarded_position')
    .set({ reason })
    .where('user_id', '=', userId)
    .where('position_no', 'in', positionNos)
    .execute()
}

export async function deleteDiscarded(
  db: Db,
  userId: string,
  positionNos: readonly number[],
  now: Date,
): Promise<void> {
  const removed = sql`
    DELETE FROM discarded_position WHERE user_id = ${userId} AND position_no = ANY (${positionNos}::int[])
    RETURNING position_no`
  await logChange(db, userId, { changed: removed, discarded: false }, now)
}

/** Changes the discards, and writes what changed into the log of the marks, in one statement. */
async function logChange(
  db: Db,
  userId: string,
  { changed, discarded }: { changed: RawBuilder<unknown>; discarded: boolean },
  now: Date,
): Promise<void> {
  await sql`
    WITH changed AS (${changed})
    INSERT INTO mark_change (user_id, position_no, discarded, at)
    SELECT ${userId}, position_no, ${discarded}::boolean, ${now} FROM changed`.execute(db)
}

/** Those among the given positions that the person has discarded. */
export async function selectDiscardedAmong(
  db: Db,
  userId: string,
  positionNos: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ positionNo: number }>`
    SELECT position_no AS "positionNo" FROM discarded_position
    WHERE user_id = ${userId} AND position_no = ANY (${positionNos}::int[])`.execute(db)
  return new Set(rows.map(({ positionNo }) => positionNo))
}

export type DiscardedRow = RowFields & {
  readonly status: PositionState['status']
  readonly closedAt: Date | null
  readonly reason: DiscardReason | null
  readonly discardedAt: Date
}

/** From PostgreSQL, since the index does not hold closed positions. */
export async function selectDiscarded(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<DiscardedRow[]> {
  const { rows } = await sql<DiscardedRow>`
    SELECT p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule, p.collar,
      p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications, p.benefits,
      p.protected_categories, p.pay_from, p.pay_to, p.pay_period, p.confidence, p.reasons, p.first_seen, c.company_id,
      c.name AS company_name, c.employees AS company_employees, c.turnover AS company_turnover, c.sector,
      coalesce(k.status, 'notSeen') AS status, p.closed_at AS "closedAt", d.reason, d.discarded_at AS "discardedAt"
    FROM (
      SELECT * FROM discarded_position WHERE user_id = ${userId}
      ORDER BY discarded_at DESC, position_no DESC OFFSET ${offset} LIMIT ${limit}
    ) d
    JOIN position p USING (position_no)
    JOIN company c USING (company_no)
    LEFT JOIN position_mark k ON k.user_id = d.user_id AND k.position_no = d.position_no
    ORDER BY d.discarded_at DESC, d.position_no DESC`.execute(db)
  return rows
}
