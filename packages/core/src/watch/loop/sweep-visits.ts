import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { deletePausesBefore, deleteVisitsBefore } from './visits.queries.ts'

const keptMs = 14 * dayMs

/** The daily totals in `visit_day` stay. */
export async function sweepVisits(db: Db, now: Date): Promise<void> {
  await deleteVisitsBefore(db, new Date(now.getTime() - keptMs))
  await deletePausesBefore(db, now)
}
