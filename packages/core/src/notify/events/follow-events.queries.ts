import { newOpeningAfterDays } from '@vedetta/contracts/notify/alerts'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Rows of `event_follower`. */
type Follower = 'matcher' | 'webhooks'

export type PositionEvent = {
  number: number
  eventId: number
  positionNo: number
  kind: string
  at: Date
  traceparent: string | null
}

export async function selectFollowed(db: Db, follower: Follower): Promise<number> {
  const { number } = await db
    .selectFrom('event_follower')
    .select('number')
    .where('name', '=', follower)
    .executeTakeFirstOrThrow()
  return number
}

/** The most events that a follower matches together. */
export const eventsABatch = 500

export async function selectEventsAfter(db: Db, number: number, limit: number): Promise<PositionEvent[]> {
  const { rows } = await sql<PositionEvent>`
    SELECT number, event_id AS "eventId", position_no AS "positionNo", kind, at, traceparent
    FROM position_event WHERE number > ${number} ORDER BY number LIMIT ${limit}`.execute(db)
  return rows
}

/** Throws unless the follower stands where the caller began: what another has written is not written again. */
export async function moveFollower(
  tx: Transaction<DB>,
  follower: Follower,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('event_follower')
    .set({ number: to })
    .where('name', '=', follower)
    .where('number', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`another process has moved the ${follower} on`)
}

/** The event that opened the position last, and when that was if it had been closed before. */
export type Opening = { positionNo: number; opening: number; reopenedAt: Date | null }

/** A position that was republished counts like one that reopened. */
export async function selectOpenings(db: Db, positionNos: readonly number[]): Promise<Opening[]> {
  const { rows } = await sql<Opening>`
    SELECT DISTINCT ON (position_no) position_no AS "positionNo", event_id AS opening,
      CASE WHEN kind <> 'new' AND was = 'closed' THEN at END AS "reopenedAt"
    FROM (
      SELECT position_no, event_id, kind, at, lag(kind) OVER life AS was, lag(at) OVER life AS was_at
      FROM position_event WHERE position_no = ANY(${positionNos}::int[])
      WINDOW life AS (PARTITION BY position_no ORDER BY event_id)
    ) event
    WHERE kind = 'new' OR was IS NULL
      OR (kind <> 'closed' AND was = 'closed' AND at >= was_at + make_interval(days => ${newOpeningAfterDays}))
    ORDER BY position_no, event_id DESC`.execute(db)
  return rows
}
