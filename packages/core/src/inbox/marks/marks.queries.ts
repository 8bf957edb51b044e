import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
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
  const { version } = await db
    .selectFrom('mark_change')
    .select(({ fn }) => fn.max('change_no').as('version'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

export type MarkChange = {
  readonly changeNo: number
  readonly positionNo: number
  readonly was: Mark | null
  readonly became: Mark | null
}

/** In the order of the changes. */
export async function selectChangesAfter(db: Db, userId: string, version: number): Promise<MarkChange[]> {
  const rows = await db
    .selectFrom('mark_change')
    .select(['change_no as changeNo', 'position_no as positionNo', 'was', 'became'])
    .where('user_id', '=', userId)
    .where('change_no', '>', version)
    .orderBy('change_no')
    .execute()
  return rows as MarkChange[]
}

/**
 * Every mark of a user with their version, in one statement so that both are of the same moment.
 * The numbers come in binary form: half a million are two megabytes, and need no parsing.
 */
export async function selectAllMarks(
  db: Db,
  userId: string,
): Promise<{ version: number; seen: Buffer | null; contacted: Buffer | null }> {
  const { rows } = await sql<{ version: number; seen: Buffer | null; contacted: Buffer | null }>`
    SELECT (SELECT coalesce(max(change_no), 0) FROM mark_change WHERE user_id = ${userId}) AS version,
      string_agg(int4send(position_no), '') FILTER (WHERE status = 'seen') AS seen,
      string_agg(int4send(position_no), '') FILTER (WHERE status = 'contacted') AS contacted
    FROM position_mark WHERE user_id = ${userId}`.execute(db)
  return rows[0] ?? { version: 0, seen: null, contacted: null }
}

export async function selectStatuses(
  db: Db,
  userId: string,
  positionNos: readonly number[],
): Promise<{ position_no: number; status: Mark }[]> {
  if (positionNos.length === 0) return []
  const { rows } = await sql<{ position_no: number; status: Mark }>`
    SELECT position_no, status FROM position_mark
    WHERE user_id = ${userId} AND position_no = ANY (${positionNos}::int[])`.execute(db)
  return rows
}
