import { type DiscardedPosition, discardedPageSize } from '@vedetta/contracts/inbox/discarded-positions'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { positionRow } from '../positions/position-row.ts'
import { countDiscarded, selectDiscarded } from './discards.queries.ts'

/** A page of the positions that the person discarded, the last discarded first. */
export async function listDiscarded(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { page }: { page: number },
): Promise<{ positions: DiscardedPosition[]; total: number; pages: number }> {
  const total = await countDiscarded(db, userId)
  const rows = await selectDiscarded(db, userId, { offset: (page - 1) * discardedPageSize, limit: discardedPageSize })
  return {
    positions: rows.map((row) => ({
      ...positionRow(row, { status: row.status, discarded: true }),
      closedAt: row.closedAt?.toISOString() ?? null,
      reason: row.reason,
      discardedAt: row.discardedAt.toISOString(),
    })),
    total,
    pages: Math.ceil(total / discardedPageSize),
  }
}
