import { mapWeeks } from '@vedetta/contracts/inbox/market-map'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { allMunicipalities } from '@vedetta/reference/municipalities'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockCounting, replaceWeeks, selectUncountedWeeks } from './market.queries.ts'

export const marketMaxMs = 5 * minuteMs
/** Several workers call this within the same hour. */
const momentMs = 30 * minuteMs

/**
 * Counts the current week, and the last one once more after its end. Older weeks stay as they were counted; a missing
 * week of the map, as all are at first, is derived from when positions opened and closed.
 */
export async function countMarket(db: Db, now: Date, { maxMs = marketMaxMs } = {}): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCounting(tx, { timeoutMs: maxMs })
    const weeks = await selectUncountedWeeks(tx, { weeks: mapWeeks, momentMs }, now)
    if (weeks.length > 0) await replaceWeeks(tx, weeks, allMunicipalities(), now)
  })
}
