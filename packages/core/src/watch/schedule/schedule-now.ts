import type { Db } from '../../db/client.ts'
import { advanceDue } from './schedule.queries.ts'

/** Makes the sources due now, ahead of everything due later. */
export async function scheduleNow(db: Db, sourceNos: readonly number[], now: Date): Promise<void> {
  if (sourceNos.length > 0) await advanceDue(db, sourceNos, now)
}
