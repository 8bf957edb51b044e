import { minuteMs } from '@vedetta/contracts/durations'
import type { Db } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { addLatencyCounts } from '../../freshness/latency.queries.ts'
import { openingLatencies } from './opening-latencies.ts'
import { addToDays, lockCountedUpTo, selectOpeningVisits } from './visit-day.queries.ts'

/** By then a worker with a visit in hand has written it, or has lost its lease and cannot. */
const settledMs = 2 * minuteMs

/** Adds the visits since the last run to their days. One worker does so at a time; the others skip. */
export async function rollUpVisits(db: Db, now: Date): Promise<void> {
  const upTo = new Date(now.getTime() - settledMs)
  await inTransaction(db, async (tx) => {
    const since = await lockCountedUpTo(tx)
    if (!since || since >= upTo) return
    await addLatencyCounts(tx, (await selectOpeningVisits(tx, since, upTo)).flatMap(openingLatencies))
    await addToDays(tx, since, upTo)
  })
}
