import type { PositionHead } from '@vedetta/contracts/public-api/position'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** The highest number that an event has; 0 before the first. */
export async function selectNewestEvent(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    SELECT coalesce(max(number), 0) AS newest FROM position_event`.execute(db)
  return rows[0]?.newest ?? 0
}

/** An event with its position; null where that no longer exists. */
type ChangeRow = { event: number; kind: PositionHead['kind']; at: Date; positionID: string | null }

export async function selectChanges(db: Db, since: number, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT e.number AS event, e.kind, e.at, p.position_id AS "positionID"
    FROM position_event e LEFT JOIN position p USING (position_no)
    WHERE e.number > ${since} ORDER BY e.number LIMIT ${limit}`.execute(db)
  return rows
}

/** The newest numbered event of a position. */
export async function selectHead(db: Db, positionId: string): Promise<PositionHead | undefined> {
  const { rows } = await sql<Omit<PositionHead, 'at'> & { at: Date }>`
    SELECT p.position_id AS "positionID", e.number AS event, e.kind, e.at
    FROM position p JOIN position_event e USING (position_no)
    WHERE p.position_id = ${positionId} AND e.number IS NOT NULL ORDER BY e.event_id DESC LIMIT 1`.execute(db)
  return rows.map(({ at, ...head }) => ({ ...head, at: at.toISOString() }))[0]
}

/** The newest numbered event of each position, in the order of the positions; those without one are left out. */
export async function selectHeads(db: Db, positionIds: readonly string[]): Promise<PositionHead[]> {
  const { rows } = await sql<Omit<PositionHead, 'at'> & { at: Date }>`
    SELECT p.position_id AS "positionID", e.number AS event, e.kind, e.at
    FROM unnest(${positionIds}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN position p ON p.position_id = asked.id
    JOIN LATERAL (
      SELECT number, kind, at FROM position_event
      WHERE position_no = p.position_no AND number IS NOT NULL ORDER BY event_id DESC LIMIT 1
    ) e ON true
    ORDER BY place`.execute(db)
  return rows.map(({ at, ...head }) => ({ ...head, at: at.toISOString() }))
}
