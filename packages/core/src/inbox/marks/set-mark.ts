import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { isMark } from './mark.ts'
import { deleteMark, insertChange, lockMarks, selectMark, upsertMark } from './marks.queries.ts'
import { selectPositionNo } from './position-no.queries.ts'

/** Contacted replaces seen and the reverse; any other status clears both. */
export async function setMark(
  db: Db,
  { userId }: Actor,
  { positionID, status }: { positionID: string; status: string },
  now: Date,
): Promise<{ status: PositionStatus }> {
  const positionNo = await selectPositionNo(db, positionID)
  if (positionNo === undefined) throw new AppError('unknown_position')
  const marked = { userId, positionNo }
  const became = isMark(status) ? status : null
  await inTransaction(db, async (tx) => {
    await lockMarks(tx, userId)
    const was = await selectMark(tx, marked)
    if (was === became) return
    if (became) await upsertMark(tx, marked, became, now)
    else await deleteMark(tx, marked)
    await insertChange(tx, marked, { was, became }, now)
  })
  return { status: became ?? 'notSeen' }
}
