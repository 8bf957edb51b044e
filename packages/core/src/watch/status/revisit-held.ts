import type { Db } from '../../db/client.ts'
import { scheduleNow } from '../schedule/schedule-now.ts'
import { isHeld } from './watch-status.queries.ts'

/** Visits a held site now instead of tomorrow; nothing happens if it is no longer held. */
export async function revisitHeld(db: Db, sourceNo: number, now: Date): Promise<void> {
  if (await isHeld(db, sourceNo)) await scheduleNow(db, [sourceNo], now)
}
