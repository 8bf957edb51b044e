import { isWithin } from '@vedetta/contracts/operations/service-levels'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addLatencyCounts } from '../../platform/freshness/latency.queries.ts'
import { openingLatencies } from './opening-latencies.ts'
import { addToDays, lockCountedUpTo, selectMatcherDelay, selectOpeningVisits } from './visit-day.queries.ts'

/** By then a worker with a visit in hand has written it, or has lost its lease and cannot. */
const settledMs = 2 * minuteMs

/** New positions, by whether they came to the alerts as soon as is promised. */
type Alerted = { inTime: number; late: number }

/** Adds the visits since the last run to their days. One worker does so at a time; the others skip. */
export async function rollUpVisits(db: Db, now: Date): Promise<Alerted> {
  const upTo = new Date(now.getTime() - settledMs)
  return inTransaction(db, async (tx) => {
    const alerted = { inTime: 0, late: 0 }
    const since = await lockCountedUpTo(tx)
    if (!since || since >= upTo) return alerted
    const opening = await selectOpeningVisits(tx, since, upTo)
    await addLatencyCounts(tx, opening.flatMap(openingLatencies))
    await addToDays(tx, since, upTo)
    const delayMs = await selectMatcherDelay(tx, now)
    for (const { opened, readBefore } of opening) {
      if (readBefore === null) continue
      // By now they are matched, or will be when the matcher has made up for its delay.
      const isInTime = isWithin('alerted', now.getTime() - readBefore.getTime() + delayMs)
      alerted[isInTime ? 'inTime' : 'late'] += opened
    }
    return alerted
  })
}
