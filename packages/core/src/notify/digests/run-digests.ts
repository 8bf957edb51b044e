import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { nextDigest } from '@vedetta/contracts/notify/next-digest'
import type { Context } from '../../platform/context.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { type FeatureSwitches, whileOn } from '../../platform/switches/feature-switches.ts'
import { composeDigest } from './compose-digest.ts'
import { insertSchedules, selectDueReaders, selectUnscheduled } from './schedule.queries.ts'

const idleMs = 5_000
const maxBatch = 200

type DigestsContext = Pick<Context, 'db' | 'publicUrl' | 'secrets' | 'clock'>

/** Queues the digests that are due, until the signal aborts. Any number of processes may run it. */
export function runDigests(
  context: DigestsContext & Pick<Context, 'log'> & { switches: Pick<FeatureSwitches, 'isOn'> },
  signal: AbortSignal,
): Promise<void> {
  const work = whileOn(context.switches, 'digests', () => queueDueDigests(context))
  return keepRunning(context.log, { idleMs, failed: 'queueing digests failed', work }, signal)
}

/** Resolves to whether more may be due. */
export async function queueDueDigests(context: DigestsContext): Promise<boolean> {
  const { db, clock } = context
  const unscheduled = await selectUnscheduled(db, maxBatch)
  const now = clock()
  const dates = unscheduled.map(({ userId, changes }) => ({
    userId,
    due: nextDigest({ ...defaultSettings, ...changes }, now),
  }))
  if (dates.length > 0) await insertSchedules(db, dates)
  const due = await selectDueReaders(db, now, maxBatch)
  for (const userId of due) await composeDigest(context, userId, clock())
  return Math.max(unscheduled.length, due.length) === maxBatch
}
