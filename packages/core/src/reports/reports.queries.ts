import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** One that waits for its answer stays as it is. Answers whether there is such a position. */
export async function insertReport(
  db: Db,
  { userId, positionId, reason }: { userId: string; positionId: string; reason: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    WITH reported AS (SELECT position_no FROM position WHERE position_id = ${positionId}), written AS (
      INSERT INTO report (user_id, position_no, reason, reported_at)
      SELECT ${userId}, position_no, ${reason}, ${now} FROM reported
      ON CONFLICT (user_id, position_no) WHERE answered_at IS NULL DO NOTHING
    )
    SELECT EXISTS (SELECT FROM reported) AS known`.execute(db)
  return rows[0]?.known ?? false
}
