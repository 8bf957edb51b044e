import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { insertReading, selectSource } from './readings.queries.ts'

/** Orders a reading of the source's stored pages; a watch process makes it. One that waits already is not ordered again. */
export async function orderReading(
  db: Db,
  { userId }: Viewer,
  sourceNo: number,
  now: Date,
): Promise<{ readingID: string }> {
  return inTransaction(db, async (tx) => {
    if (!(await selectSource(tx, sourceNo))) throw new AppError('gone_from_console')
    const { readingId, isNew } = await insertReading(tx, sourceNo, now)
    if (isNew) await recordAct(tx, 'reading_ordered', { actorId: userId, subject: `${sourceNo}` })
    return { readingID: readingId }
  })
}
