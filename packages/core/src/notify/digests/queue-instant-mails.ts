import type { Context } from '../../platform/context.ts'
import { composeInstant } from './compose-instant.ts'
import { selectInstantReaders } from './instant.queries.ts'

export const instantBatch = 200

/** Queues the instant mails that are owed. Any number of processes may do so. Resolves to whether more may be owed. */
export async function queueInstantMails(
  context: Pick<Context, 'db' | 'publicUrl' | 'secrets' | 'clock' | 'log'>,
): Promise<boolean> {
  const { db, clock, log } = context
  const owed = await selectInstantReaders(db, clock(), instantBatch)
  let queued = 0
  for (const userId of owed)
    try {
      await composeInstant(context, userId, clock())
      queued++
    } catch (err) {
      log.error({ err, user: userId }, 'an instant mail can’t be composed')
    }
  return queued === instantBatch
}
