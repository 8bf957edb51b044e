import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** One that waits for its answer stays as it is. Answers whether there is such a position, and whether it was not reported yet. */
export async function insertReport(
  db: Db,
  { userId, positionId, reason }: { userId: string; positionId: string; reason: string | null },
  now: Date,
): Promise<{ isKnown: boolean; isNew: boolean }> {
  const { rows } = await sql<{ isKnown: boolean; isNew: boolean }>`
    WITH reported AS (SELECT position_no FROM position WHERE position_id = ${positionId}), written AS (
      INSERT INTO report (user_id, position_no, reason, reported_at)
      SELECT ${userId}, position_no, ${reason}, ${now} FROM reported
      ON CONFLICT (user_id, position_no) WHERE answered_at IS NULL DO NOTHING
      RETURNING position_no
    )
    SELECT EXISTS (SELECT FROM reported) AS "isKnown", EXISTS (SELECT FROM written) AS "isNew"`.execute(db)
  return rows[0] ?? { isKnown: false, isNew: false }
}

/** Whatever shows a position: where it was found, where it stands now, and so of those found to be the same. */
export async function selectSourcesOf(db: Db, positionId: string): Promise<number[]> {
  const { rows } = await sql<{ source_no: number }>`
    WITH same AS (
      SELECT p.position_no, p.source_no FROM position told
      JOIN position p ON p.position_no = told.position_no OR p.merged_into = told.position_no
      WHERE told.position_id = ${positionId}
    )
    SELECT source_no FROM same
    UNION SELECT shown.source_no FROM same JOIN position_presence shown USING (position_no)
    ORDER BY source_no`.execute(db)
  return rows.map(({ source_no }) => source_no)
}
