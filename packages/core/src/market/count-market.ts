import { minuteMs } from '@vedetta/contracts/durations'
import { mapWeeks } from '@vedetta/contracts/market-map'
import { allMunicipalities } from '@vedetta/reference/municipalities'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { lockCounting, replaceWeeks, selectUncountedWeeks } from './market.queries.ts'

const defaultMaxMs = 5 * minuteMs
/** Several workers ask within the same hour. */
const momentMs = 30 * minuteMs

/**
 * This week as it is now, and the last one once more after its end. Older weeks stay as they were counted; where one of the map was not,
 * as all at first, it is made up from when positions came and closed.
 */
export async function countMarket(db: Db, now: Date, { maxMs = defaultMaxMs } = {}): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCounting(tx, { timeoutMs: maxMs })
    const weeks = await selectUncountedWeeks(tx, { weeks: mapWeeks, momentMs }, now)
    if (weeks.length > 0) await replaceWeeks(tx, weeks, allMunicipalities(), now)
  })
}
