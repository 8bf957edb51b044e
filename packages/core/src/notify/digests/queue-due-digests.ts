import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { nextDigest } from '@vedetta/contracts/notify/next-digest'
import type { Context } from '../../platform/context.ts'
import { composeDigest } from './compose-digest.ts'
import { insertSchedules, selectDueReaders, selectUnscheduled } from './schedule.queries.ts'

export const digestBatch = 200

/** Queues the digests that are due. Any number of processes may do so. Resolves to whether more may be due. */
export async function queueDueDigests(
  context: Pick<Context, 'db' | 'publicUrl' | 'secrets' | 'clock'>,
): Promise<boolean> {
  const { db, clock } = context
  const unscheduled = await selectUnscheduled(db, digestBatch)
  const now = clock()
  const dates = unscheduled.map(({ userId, changes }) => ({
    userId,
    due: nextDigest({ ...defaultSettings, ...changes }, now),
  }))
  if (dates.length > 0) await insertSchedules(db, dates)
  const due = await selectDueReaders(db, now, digestBatch)
  for (const userId of due) await composeDigest(context, userId, clock())
  return Math.max(unscheduled.length, due.length) === digestBatch
}
