import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { inSpan } from '../../platform/telemetry/tracing.ts'
import { digest } from './digest.mail.ts'
import { digestLinks } from './digest-links.ts'
import { digestParams } from './digest-params.ts'
import { instant } from './instant.mail.ts'
import type { DigestReader } from './schedule.queries.ts'
import { claimOwedAlerts, selectToldFilters, selectToldPositions, selectTraces } from './told-positions.queries.ts'

export type AlertMailContext = Pick<Context, 'publicUrl' | 'secrets'>

/** The positions that a mail's best are chosen from; a filter that finds more a day should be narrowed. */
const maxRanked = 500

const templates = { digest, instant }

const minMailGapMs = 15 * minuteMs

/** No mail about alerts follows one of this moment earlier. */
export const nextMailAfter = (now: Date): Date => new Date(now.getTime() + minMailGapMs)

/** Claims what a person is owed and queues the mail that tells it, in one transaction. Resolves to whether there was anything. */
export async function queueAlertMail(
  context: AlertMailContext,
  tx: Transaction<DB>,
  kind: keyof typeof templates,
  reader: DigestReader,
): Promise<boolean> {
  const { userId, email, language } = reader
  const mailId = crypto.randomUUID()
  if ((await claimOwedAlerts(tx, kind, { userId, mailId })) === 0) return false
  const [parent = null, ...causes] = await selectTraces(tx, userId, mailId)
  await inSpan(`compose ${kind}`, { parent, causes }, async () => {
    const filters = await selectToldFilters(tx, userId, mailId)
    const positions = await selectToldPositions(tx, userId, mailId, maxRanked)
    const params = digestParams(filters, positions, language, await digestLinks(context, reader))
    await queueMail(tx, templates[kind], { mailId, to: email, language, params })
  })
  return true
}
