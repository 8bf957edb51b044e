import { type DiscardReason, maxDiscarded } from '@vedetta/contracts/inbox/discarded-positions'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { lockMarks } from '../marks/marks.queries.ts'
import { countDiscarded, deleteDiscarded, insertDiscarded, updateReasons } from './discards.queries.ts'
import { selectPositionNos } from './position-nos.queries.ts'

type Discard = {
  readonly positionIDs: readonly string[]
  readonly discarded: boolean
  readonly reason?: DiscardReason | null | undefined
}

/** Leaves positions out of the person's searches and alerts, or brings them back: all of them, or none. Marks stay as they are. */
export async function discardPositions(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { positionIDs, discarded, reason }: Discard,
  now: Date,
): Promise<{ discarded: boolean }> {
  const positionNos = await selectPositionNos(db, positionIDs)
  if (positionNos.length < new Set(positionIDs).size) throw new AppError('unknown_position')
  return inTransaction(db, async (tx) => {
    // Discards are in the log of the marks, so that one version fixes both for the pages of a search.
    await lockMarks(tx, userId)
    if (!discarded) await deleteDiscarded(tx, userId, positionNos, now)
    else {
      await insertDiscarded(tx, userId, positionNos, reason ?? null, now)
      if (reason !== undefined) await updateReasons(tx, userId, positionNos, reason)
      if ((await countDiscarded(tx, userId)) > maxDiscarded) throw new AppError('discarded_positions_full')
    }
    return { discarded }
  })
}
