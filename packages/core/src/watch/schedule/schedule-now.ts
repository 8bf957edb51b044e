import type { Db } from '../../db/client.ts'
import { advanceDue } from './schedule.queries.ts'

/** Visits them next, before whatever else is due later. */
export async function scheduleNow(db: Db, sourceNos: readonly number[], now: Date): Promise<void> {
  if (sourceNos.length > 0) await advanceDue(db, sourceNos, now)
}
