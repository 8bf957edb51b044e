import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { requestVisits } from '../schedule/request-visits.ts'
import { isHeld } from './watch-status.queries.ts'

/** Visits a held site now instead of tomorrow; nothing happens if it is no longer held. */
export async function revisitHeld(db: Db, { userId }: Viewer, sourceNo: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await isHeld(tx, sourceNo)) await requestVisits(tx, userId, [sourceNo], now)
  })
}
