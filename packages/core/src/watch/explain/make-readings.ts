import { retention } from '@vedetta/contracts/facts/retention'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import type { PageStore } from '../pages/page-store.ts'
import { explainSource } from './explain-source.ts'
import { deleteReadingsBefore, finishReading, leaseReading } from './readings.queries.ts'

/** Longer than the largest board takes. */
const leaseMs = 2 * minuteMs
/** A reading that ends its process is not tried for ever. */
const maxAttempts = 2

type ReadingContext = { db: Db; pageStore: Pick<PageStore, 'get'>; log: Log }

/** Makes the reading that was ordered first; resolves to whether there was one. Any number of processes may run it. */
export async function makeNextReading({ db, pageStore, log }: ReadingContext, now: Date): Promise<boolean> {
  const order = await leaseReading(db, now, new Date(now.getTime() + leaseMs))
  if (!order) return false
  const { readingId, sourceNo, attempts } = order
  if (attempts > maxAttempts) {
    await finishReading(db, readingId, { failure: 'reader_failed' }, now)
    return true
  }
  try {
    await finishReading(db, readingId, await explainSource({ db, pageStore }, sourceNo, now), new Date())
  } catch (err) {
    log.error({ err, sourceNo }, 'a reading that an operator ordered failed')
    await finishReading(db, readingId, { failure: 'reader_failed' }, new Date())
  }
  return true
}

export function sweepReadings(db: Db, now: Date): Promise<void> {
  return deleteReadingsBefore(db, new Date(now.getTime() - retention.readingHours * hourMs))
}
