import { allMunicipalities } from '@vedetta/reference/municipalities'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { isCountedToday, replacePaces } from './hiring-pace.queries.ts'
import { paceSince } from './hiring-pace.ts'

/** What each sector and each province opens, for its companies to be compared with. Once an Italian day, however often it is asked for. */
export async function countHiringPace(db: Db, now: Date): Promise<void> {
  if (await isCountedToday(db, now)) return
  await inTransaction(db, (tx) => replacePaces(tx, allMunicipalities(), { since: paceSince(now), now }))
}
