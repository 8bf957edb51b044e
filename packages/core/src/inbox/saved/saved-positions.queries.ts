import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { type FactRow, factColumns, factTables } from '../positions/position-detail.queries.ts'

/** Serialises a user's saves, so that concurrent ones can not exceed the limit. */
export async function lockSavedPositions(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('saved positions of ' || ${userId}::text, 0))`.execute(tx)
}

type OfPosition = { readonly userId: string; readonly positionNo: number }

export async function isSaved(db: Db, { userId, positionNo }: OfPosition): Promise<boolean> {
  const row = await db
    .selectFrom('saved_position')
    .select('position_no')
    .where('user_id', '=', userId)
    .where('position_no', '=', positionNo)
    .executeTakeFirst()
  return row !== undefined
}

export async function countSavedPositions(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_position')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSavedPosition(db: Db, { userId, positionNo }: OfPosition, now: Date): Promise<void> {
  await db.insertInto('saved_position').values({ user_id: userId, position_no: positionNo, saved_at: now }).execute()
}

export async function deleteSavedPosition(db: Db, { userId, positionNo }: OfPosition): Promise<void> {
  await db.deleteFrom('saved_position').where('user_id', '=', userId).where('position_no', '=', positionNo).execute()
}

export type SavedRow = FactRow & { savedAt: Date }

/** From PostgreSQL, since the index does not hold closed positions. */
export async function selectSavedPositions(db: Db, userId: string): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    SELECT ${factColumns}, saved.saved_at AS "savedAt"
    FROM ${factTables(userId)}
    WHERE saved.user_id = ${userId}
    ORDER BY saved.saved_at DESC, saved.position_no DESC`.execute(db)
  return rows
}
