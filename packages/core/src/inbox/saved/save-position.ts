import { maxSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { selectPositionNo } from '../marks/position-no.queries.ts'
import {
  countSavedPositions,
  deleteSavedPosition,
  insertSavedPosition,
  isSaved,
  lockSavedPositions,
} from './saved-positions.queries.ts'

/** Saves or removes a position as given, or else toggles it. */
export async function savePosition(
  db: Db,
  { userId }: Actor,
  { positionID, saved }: { positionID: string; saved?: boolean | undefined },
  now: Date,
): Promise<{ status: 'saved' | 'removed' }> {
  const positionNo = await selectPositionNo(db, positionID)
  if (positionNo === undefined) throw new AppError('unknown_position')
  const one = { userId, positionNo }
  return inTransaction(db, async (tx) => {
    await lockSavedPositions(tx, userId)
    const was = await isSaved(tx, one)
    const shallBe = saved ?? !was
    if (shallBe && !was) {
      if ((await countSavedPositions(tx, userId)) >= maxSavedPositions) throw new AppError('saved_positions_full')
      await insertSavedPosition(tx, one, now)
    }
    if (!shallBe && was) await deleteSavedPosition(tx, one)
    return { status: shallBe ? 'saved' : 'removed' }
  })
}
