import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import { plans } from '@vedetta/contracts/facts/plans'
import { nextDigest } from '@vedetta/contracts/notify/next-digest'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { digestLinks } from './digest-links.ts'
import { type AlertMailContext, nextMailAfter, queueAlertMail } from './queue-alert-mail.ts'
import { advanceSchedule, type DigestReader, lockDueSchedule, selectReader } from './schedule.queries.ts'
import { selectLastMatch } from './told-positions.queries.ts'
import { watchGoesOn } from './watch-goes-on.mail.ts'

type DigestContext = AlertMailContext & Pick<Context, 'db'>

/** After so long without news, a person gets a line that the watch goes on. */
const silenceMs = 30 * dayMs

/**
 * Queues a person's digest if it is due. One transaction locks the schedule, claims the alerts owed, queues the mail and sets
 * the next date: a position is told once, and no digest exists twice, however many workers there are and whenever they die.
 */
export function composeDigest(context: DigestContext, userId: string, now: Date): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const schedule = await lockDueSchedule(tx, userId, now)
    if (!schedule) return
    const reader = await selectReader(tx, userId, now)
    const settings = { ...defaultSettings, ...reader.changes }
    const digest_due = reader.bells > 0 ? nextDigest(settings, now) : null
    if (!isEntitled(reader, settings)) return advanceSchedule(tx, userId, { digest_due })
    if (await queueAlertMail(context, tx, 'digest', reader))
      return advanceSchedule(tx, userId, { digest_due, instant_after: nextMailAfter(now), nothing_since: null })
    const nothing_since = await keepSilence(context, tx, reader, { nothingSince: schedule.nothingSince, now })
    await advanceSchedule(tx, userId, { digest_due, nothing_since })
  })
}

const isEntitled = ({ tier, bells }: DigestReader, { notifyOnFilter }: Settings): boolean =>
  notifyOnFilter && bells > 0 && tier !== null && plans[tier].alerts

/** Returns since when there has been nothing to tell, counted anew after the monthly line. */
async function keepSilence(
  context: DigestContext,
  tx: Transaction<DB>,
  reader: DigestReader,
  { nothingSince, now }: { nothingSince: Date | null; now: Date },
): Promise<Date> {
  // What another mail told, or closed before this one, was news too.
  const lastMatch = await selectLastMatch(tx, reader.userId)
  const since = new Date(Math.max((nothingSince ?? now).getTime(), lastMatch?.getTime() ?? 0))
  if (now.getTime() - since.getTime() < silenceMs) return since
  const { email, language, bells } = reader
  const links = await digestLinks(context, reader)
  const urls = { url: links.filters, settingsUrl: links.settings, unsubscribeUrl: links.unsubscribe }
  const params = { filters: bells, since: since.toISOString(), ...urls }
  await queueMail(tx, watchGoesOn, { to: email, language, params })
  return now
}
