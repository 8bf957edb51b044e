import type { Context } from '../../platform/context.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { type FeatureSwitches, whileOn } from '../../platform/switches/feature-switches.ts'
import { composeInstant } from './compose-instant.ts'
import { selectInstantReaders } from './instant.queries.ts'

const idleMs = 2_000
const maxBatch = 200

type InstantContext = Pick<Context, 'db' | 'publicUrl' | 'secrets' | 'clock' | 'log'>

/** Queues the instant mails that are owed, until the signal aborts. Any number of processes may run it. */
export function runInstant(
  context: InstantContext & { switches: Pick<FeatureSwitches, 'isOn'> },
  signal: AbortSignal,
): Promise<void> {
  const work = whileOn(context.switches, 'instantAlerts', () => queueInstantMails(context))
  return keepRunning(context.log, { idleMs, failed: 'queueing instant mails failed', work }, signal)
}

/** Resolves to whether more may be owed. */
export async function queueInstantMails(context: InstantContext): Promise<boolean> {
  const { db, clock, log } = context
  const owed = await selectInstantReaders(db, clock(), maxBatch)
  let queued = 0
  for (const userId of owed)
    try {
      await composeInstant(context, userId, clock())
      queued++
    } catch (err) {
      log.error({ err, user: userId }, 'an instant mail can’t be composed')
    }
  return queued === maxBatch
}
