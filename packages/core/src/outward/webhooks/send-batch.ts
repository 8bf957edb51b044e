import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { nextAttempt, nextSending } from './back-off.ts'
import { type Answer, sendMessage, type WebhookSender } from './send-message.ts'
import {
  type DueMessage,
  type LeasedWebhook,
  type Outcome,
  pauseWebhook,
  releaseWebhook,
  selectDueMessages,
  settleMessage,
} from './sending.queries.ts'
import { webhookPaused } from './webhook-paused.mail.ts'
import { decryptSecret } from './webhook-secret.ts'

export const webhookBatch = 40
const sentAtOnce = 8

/** After this time a batch ends with the messages under way: a receiver that takes long over each has others wait. */
const batchMs = 10_000

const goneStatus = 410

/**
 * Sends the next messages of a leased webhook, of each position the first one. A sender that dies leaves them to the next
 * one, which sends them again under the same identifiers. A receiver that accepts nothing gets a single message next time.
 */
export async function sendBatch(sender: WebhookSender, webhook: LeasedWebhook): Promise<void> {
  const { db, clock, secrets } = sender
  const stored = webhook.oldSecret === null ? [webhook.secret] : [webhook.secret, webhook.oldSecret]
  const signing = await Promise.all(stored.map((secret) => decryptSecret(secrets, secret)))
  const messages = await selectDueMessages(db, webhook.webhookId, clock(), webhook.failures > 0 ? 1 : webhookBatch)
  const batchEnd = clock().getTime() + batchMs
  let { lastDelivery } = webhook
  let isAnswering = messages.length === 0
  for (let from = 0; from < messages.length; from += sentAtOnce) {
    const some = messages.slice(from, from + sentAtOnce)
    const answers = await Promise.all(some.map((message) => sendMessage(sender, webhook, signing, message)))
    const now = clock()
    isAnswering = answers.some(({ error }) => error === null)
    if (isAnswering) lastDelivery = now
    const isGone = answers.some(({ status }) => status === goneStatus)
    let isFailing = false
    for (const [at, message] of some.entries()) {
      const outcome = outcomeOf(message, answers[at] as Answer, lastDelivery, now)
      await settleMessage(db, webhook, message, outcome)
      sender.countWebhook?.(countedAs[outcome.state])
      if (message.kind !== 'test' && outcome.state === 'waiting' && outcome.nextAt <= now) isFailing = true
    }
    if (isGone || isFailing) await stopWebhook(sender, webhook, isGone ? 'gone' : 'failing', now)
    if (isGone || isFailing || !isAnswering || now.getTime() >= batchEnd) break
  }
  const failures = isAnswering ? 0 : Math.min(webhook.failures + 1, maxFailures)
  const now = clock()
  const retryAt = failures === 0 ? null : nextSending(failures, now)
  await releaseWebhook(db, webhook, { now, failures, retryAt, lastDelivery })
}

const countedAs = { delivered: 'accepted', failed: 'given_up', waiting: 'retried' } as const

/** Counted no further: the waits have reached their longest before. */
const maxFailures = 100

/**
 * Of a message that was tried for days: it has failed if the receiver accepted others meanwhile. Otherwise it goes on
 * waiting for the webhook, which is paused; `nextAt` then is now.
 */
function outcomeOf(
  message: DueMessage,
  { status, error, retryAfter }: Answer,
  lastDelivery: Date | null,
  now: Date,
): Outcome {
  const told = { at: now, status, error }
  if (error === null) return { ...told, state: 'delivered', nextAt: now }
  if (message.kind === 'test') return { ...told, state: 'failed', nextAt: now }
  const { attempts, firstTried } = message
  const tried = { attempts: attempts + 1, firstTried: firstTried ?? now }
  const nextAt = nextAttempt(tried, retryAfter, now)
  if (nextAt) return { ...told, state: 'waiting', nextAt }
  return { ...told, state: lastDelivery && lastDelivery > tried.firstTried ? 'failed' : 'waiting', nextAt: now }
}

/** Pauses a webhook and mails its owner, once. */
async function stopWebhook(
  { db, publicUrl, countWebhook }: WebhookSender,
  webhook: LeasedWebhook,
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  const { email: to, language, filterName: filter, url } = webhook
  await db.transaction().execute(async (tx) => {
    if (!(await pauseWebhook(tx, webhook, reason, now))) return
    const params = { filter, host: new URL(url).host, reason, url: `${publicUrl}/profile?tab=integrations` }
    await queueMail(tx, webhookPaused, { to, language, params })
  })
  countWebhook?.('paused')
}
