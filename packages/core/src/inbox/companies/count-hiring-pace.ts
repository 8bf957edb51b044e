import { allMunicipalities } from '@vedetta/reference/municipalities'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { isCountedToday, replacePaces } from './hiring-pace.queries.ts'
import { paceSince } from './hiring-pace.ts'

/**
 * Counts the openings of each sector and province, which companies are compared with. Once per Italian day, however
 * often it is called.
 */
export async function countHiringPace(db: Db, now: Date): Promise<void> {
  if (await isCountedToday(db, now)) return
  await inTransaction(db, (tx) => replacePaces(tx, allMunicipalities(), { since: paceSince(now), now }))
}
