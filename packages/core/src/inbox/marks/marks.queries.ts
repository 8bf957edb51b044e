import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { Mark } from './mark.ts'

/** Serialises changes of a user's marks, so that the log's numbers follow the order of commits. */
export async function lockMarks(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('marks of ' || ${userId}::text, 0))`.execute(tx)
}

type OfPosition = { readonly userId: string; readonly positionNo: number }

export async function selectMark(db: Db, { userId, positionNo }: OfPosition): Promise<Mark | null> {
  const row = await db
    .selectFrom('position_mark')
    .select('status')
    .where('user_id', '=', userId)
    .where('position_no', '=', positionNo)
    .executeTakeFirst()
  return (row?.status ?? null) as Mark | null
}

export async function upsertMark(db: Db, { userId, positionNo }: OfPosition, status: Mark, now: Date): Promise<void> {
  await db
    .insertInto('position_mark')
    .values({ user_id: userId, position_no: positionNo, status, marked_at: now })
    .onConflict((known) => known.columns(['user_id', 'position_no']).doUpdateSet({ status, marked_at: now }))
    .execute()
}

export async function deleteMark(db: Db, { userId, positionNo }: OfPosition): Promise<void> {
  await db.deleteFrom('position_mark').where('user_id', '=', userId).where('position_no', '=', positionNo).execute()
}

export async function insertChange(
  db: Db,
  { userId, positionNo }: OfPosition,
  { was, became }: Pick<MarkChange, 'was' | 'became'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mark_change')
    .values({ user_id: userId, position_no: positionNo, was, became, at: now })
    .execute()
}

/** The number of the user's last change; 0 if the log has none or no longer has it. */
export async function selectMarksVersion(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`${plannedOnce('version of marks')}
    SELECT coalesce(max(change_no), 0) AS version FROM mark_change WHERE user_id = ${userId}`.execute(db)
  return rows[0]?.version ?? 0
}

export type MarkChange = {
  readonly changeNo: number
  readonly positionNo: number
  readonly was: Mark | null
  readonly became: Mark | null
  /** Whether it discarded the position or brought it back; null where it changed the mark. */
  readonly discarded: boolean | null
}

/** In the order of the changes. */
export async function selectChangesAfter(db: Db, userId: string, version: number): Promise<MarkChange[]> {
  const rows = await db
    .selectFrom('mark_change')
    .select(['change_no as changeNo', 'position_no as positionNo', 'was', 'became', 'discarded'])
    .where('user_id', '=', userId)
    .where('change_no', '>', version)
    .orderBy('change_no')
    .execute()
  return rows as MarkChange[]
}

/**
 * Every mark and discarded position of a user with their version, in one statement so that all are of the same moment.
 * The numbers come in binary form: half a million are two megabytes, and need no parsing.
 */
export async function selectAllMarks(db: Db, userId: string): Promise<AllMarks> {
  const { rows } = await sql<AllMarks>`
    SELECT (SELECT coalesce(max(change_no), 0) FROM mark_change WHERE user_id = ${userId}) AS version,
      string_agg(int4send(position_no), '') FILTER (WHERE status = 'seen') AS seen,
      string_agg(int4send(position_no), '') FILTER (WHERE status = 'contacted') AS contacted,
      (SELECT string_agg(int4send(position_no), '') FROM discarded_position WHERE user_id = ${userId}) AS discarded
    FROM position_mark WHERE user_id = ${userId}`.execute(db)
  return rows[0] ?? { version: 0, seen: null, contacted: null, discarded: null }
}

type AllMarks = { version: number; seen: Buffer | null; contacted: Buffer | null; discarded: Buffer | null }

/** What a user has noted on each of these positions. */
export async function selectStates(
  db: Db,
  userId: string,
  positionNos: readonly number[],
): Promise<{ positionNo: number; status: Mark | null; discarded: boolean }[]> {
  if (positionNos.length === 0) return []
  const { rows } = await sql<{
    positionNo: number
    status: Mark | null
    discarded: boolean
  }>`${plannedOnce('states of positions')}
    SELECT asked.position_no AS "positionNo", k.status, d.position_no IS NOT NULL AS discarded
    FROM unnest(${positionNos}::int[]) AS asked (position_no)
    LEFT JOIN position_mark k ON k.user_id = ${userId} AND k.position_no = asked.position_no
    LEFT JOIN discarded_position d ON d.user_id = ${userId} AND d.position_no = asked.position_no`.execute(db)
  return rows
}
