import type { Scratch } from '../harness/scratch.ts'

type Pool = Scratch['pool']

export async function clearEvents(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM position_event')
}

/** Closes some of the positions, reopens the closed ones and gives the others another title. Commits after `delay`. */
export async function changePositions(
  pool: Pool,
  numbers: readonly number[],
  delay: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `WITH changed AS (
        UPDATE position p SET
          title = CASE WHEN p.closed_at IS NULL THEN 'Saldatore ' || floor(random() * 1e9) ELSE title END,
          closed_at = chosen.closed_at,
          closing_reason = CASE WHEN chosen.closed_at IS NOT NULL THEN 'gone' END
        FROM (
          SELECT position_no, CASE WHEN closed_at IS NULL AND random() < 0.2 THEN now() END AS closed_at
          FROM position WHERE position_no = ANY($1::int[])
        ) chosen
        WHERE p.position_no = chosen.position_no RETURNING p.position_no, p.closed_at
      )
      INSERT INTO position_event (position_no, kind, at)
      SELECT position_no, CASE WHEN closed_at IS NULL THEN 'changed' ELSE 'closed' END, now() FROM changed`,
      [numbers],
    )
    await delay()
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

export async function countUnnumbered(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM position_event WHERE number IS NULL')
  return rows[0].count
}

type StoredPosition = { positionID: string; name: string; closedAt: Date | null; event: number }

/** The positions that changed, with the number of the last change. */
export async function selectStored(pool: Pool): Promise<StoredPosition[]> {
  const { rows } = await pool.query<StoredPosition>(
    `SELECT p.position_id AS "positionID", p.title AS name, p.closed_at AS "closedAt", max(e.number)::int AS event
    FROM position p JOIN position_event e USING (position_no) GROUP BY p.position_no`,
  )
  return rows
}
