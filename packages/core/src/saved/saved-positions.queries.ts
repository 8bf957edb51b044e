import type { PositionStatus } from '@vedetta/contracts/vocabulary'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DB } from '../db/schema.ts'
import type { RowFields } from '../positions/position-row.ts'

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

export type SavedRow = RowFields & { status: PositionStatus; saved_at: Date; closed_at: Date | null }

/** From PostgreSQL, since the index does not hold closed positions. */
export async function selectSavedPositions(db: Db, userId: string): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    SELECT p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule, p.collar,
      p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications, p.benefits,
      p.protected_categories, p.confidence, p.reasons, p.first_seen, p.closed_at, c.company_id, c.name AS company_name,
      c.employees AS company_employees, c.turnover AS company_turnover, c.sector,
      s.saved_at, coalesce(m.status, 'notSeen') AS status
    FROM saved_position s
    JOIN position p USING (position_no)
    JOIN company c USING (company_no)
    LEFT JOIN position_mark m ON m.user_id = s.user_id AND m.position_no = s.position_no
    WHERE s.user_id = ${userId}
    ORDER BY s.saved_at DESC, s.position_no DESC`.execute(db)
  return rows
}
