import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import { plans } from '@vedetta/contracts/facts/plans'
import type { Context } from '../../platform/context.ts'
import { ensureSchedule, lockMailable } from './instant.queries.ts'
import { type AlertMailContext, nextMailAfter, queueAlertMail } from './queue-alert-mail.ts'
import { advanceSchedule, type DigestReader, selectReader } from './schedule.queries.ts'

/**
 * Queues one mail with all that a person is owed, unless one about alerts was queued minutes ago. One transaction locks
 * the schedule that digests lock too: nothing is told twice, by whichever mail, however many workers there are.
 */
export function composeInstant(
  context: AlertMailContext & Pick<Context, 'db'>,
  userId: string,
  now: Date,
): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    await ensureSchedule(tx, userId)
    if (!(await lockMailable(tx, userId, now))) return
    const reader = await selectReader(tx, userId, now)
    if (!isEntitled(reader, { ...defaultSettings, ...reader.changes })) return
    if (await queueAlertMail(context, tx, 'instant', reader))
      await advanceSchedule(tx, userId, { instant_after: nextMailAfter(now), nothing_since: null })
  })
}

const isEntitled = ({ tier }: DigestReader, { notifyOnFilter, instantAlerts }: Settings): boolean =>
  notifyOnFilter && instantAlerts && tier !== null && plans[tier].instantAlerts
