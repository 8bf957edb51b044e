import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

export const numberingLock = 730_002

export async function lockNumbering(tx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${numberingLock})`.execute(tx)
}

export async function numberSome(tx: Transaction<DB>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE position_event e SET number = n.number
    FROM (
      SELECT event_id, (SELECT coalesce(max(number), 0) FROM position_event) + row_number() OVER (ORDER BY event_id) AS number
      FROM (SELECT event_id FROM position_event WHERE number IS NULL ORDER BY event_id LIMIT ${limit}) waiting
    ) n
    WHERE e.event_id = n.event_id`.execute(tx)
  return Number(numAffectedRows)
}
