import { retention } from '@vedetta/contracts/facts/retention'
import { sql } from 'kysely'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'

/**
 * Deletes the words of adverts that closed long ago: description, quotes, and with them the people whom masks lead to. Facts and
 * addresses, marks, saves and purchases stay. Returns how many adverts.
 */
export function sweepTexts(db: Db, now: Date): Promise<number> {
  const closedBefore = addMonths(now, -retention.closedAdvertMonths)
  return inBatches((limit) => deleteTexts(db, closedBefore, limit))
}

async function deleteTexts(db: Db, closedBefore: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH ended AS (
      UPDATE position SET description = '', texts_deleted = true WHERE position_no IN (
        SELECT position_no FROM position WHERE closed_at < ${closedBefore} AND NOT texts_deleted
        ORDER BY closed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) RETURNING position_no
    ), quotes AS (
      DELETE FROM position_evidence WHERE position_no IN (SELECT position_no FROM ended)
    )
    SELECT count(*) FROM ended`.execute(db)
  return rows[0]?.count ?? 0
}
