import type { Scratch } from '../harness/scratch.ts'

type Pool = Scratch['pool']

export async function insertEvents(pool: Pool, positionNos: readonly number[], kind: string): Promise<void> {
  await pool.query(
    'INSERT INTO position_event (position_no, kind, at) SELECT no, $2, now() FROM unnest($1::int[]) AS no',
    [positionNos, kind],
  )
}

export async function closePositions(pool: Pool, positionNos: readonly number[]): Promise<void> {
  await pool.query(
    `UPDATE position SET closed_at = now(), closing_reason = 'gone' WHERE position_no = ANY($1::int[])`,
    [positionNos],
  )
}

/** The numbers of all events. */
export async function selectExpected(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>('SELECT number FROM position_event')
  return rows.map(({ number }) => Number(number))
}

/** Whether the follower has events before it. */
export async function isBehind(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM position_event WHERE number IS NULL
       OR number > (SELECT number FROM event_follower WHERE name = 'webhooks') LIMIT 1`,
  )
  return rowCount !== 0
}

/** Lets everything that waits for its next attempt be tried now. */
export async function endWaits(pool: Pool): Promise<void> {
  await pool.query(`UPDATE webhook_message SET next_at = now() WHERE state = 'waiting' AND next_at > now()`)
  await pool.query('UPDATE webhook SET retry_at = NULL WHERE retry_at IS NOT NULL')
}

export async function endLeases(pool: Pool): Promise<void> {
  await pool.query('UPDATE webhook SET leased_until = now() WHERE leased_until IS NOT NULL')
}

export async function countWaiting(pool: Pool, webhookIds: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM webhook_message WHERE webhook_id = ANY($1::uuid[]) AND state = 'waiting'`,
    [webhookIds],
  )
  return rows[0]?.count ?? 0
}
