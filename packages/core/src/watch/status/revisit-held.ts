import type { Db } from '../../db/client.ts'
import { scheduleNow } from '../schedule/schedule-now.ts'
import { isHeld } from './watch-status.queries.ts'

/** Does not wait for tomorrow's visit to decide about a held site. One that is held no longer needs no look. */
export async function revisitHeld(db: Db, sourceNo: number, now: Date): Promise<void> {
  if (await isHeld(db, sourceNo)) await scheduleNow(db, [sourceNo], now)
}
