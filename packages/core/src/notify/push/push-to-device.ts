import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { PushMessage } from '@vedetta/contracts/notify/push'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { Context } from '../../platform/context.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import type { CountSent, Post } from '../../platform/network/post.ts'
import { retryAfterMs } from '../../platform/network/retry-after.ts'
import { inSpan, markFailed } from '../../platform/telemetry/tracing.ts'
import {
  type DueDevice,
  deleteDeadDevice,
  postponePush,
  releaseDevice,
  selectNews,
  settlePush,
} from './due-devices.queries.ts'
import { maxNamed, pushText } from './push-text.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type PushSender = Pick<Context, 'db' | 'log' | 'clock'> & {
  readonly vapid: VapidKeys & { readonly subject: string }
  readonly post: Post
  readonly latencies: Latencies
  readonly countPush?: CountSent
}

/** A device that was off gets what is not older than this. */
const keptSeconds = dayMs / 1_000

/** Positions found within it share one message. */
const minGapMs = minuteMs

/** With the back-off below, a device that never answers is removed after five days. */
const maxFailures = 20
const maxBackOffMs = 12 * hourMs
const maxWaitMs = dayMs

/**
 * Pushes to a leased device what it has not shown yet, and notes it. A worker that dies in between leaves it to the next
 * one, whose message has the same topic and tag, and therefore replaces this one.
 */
export async function pushToDevice(sender: PushSender, device: DueDevice): Promise<void> {
  const { db, clock, latencies, countPush } = sender
  const news = await selectNews(db, device.subscriptionId, maxNamed)
  if (!news) return releaseDevice(db, device)
  const tag = `alerts-${device.pushedUpTo}`
  const [parent = null, ...causes] = news.traces
  const answer = await inSpan('push', { kind: 'client', parent, causes }, async (span) => {
    const received = await send(sender, device, { ...pushText(device.language, news), tag })
    if (!received || received.status >= 300) markFailed(span)
    return received
  })
  const now = clock()
  const status = answer?.status ?? 0
  if (status >= 200 && status < 300) {
    await settlePush(db, device, { upTo: news.upTo, now, nextPush: new Date(now.getTime() + minGapMs) })
    for (const foundAt of news.foundAt) latencies.record('push', now.getTime() - foundAt.getTime())
    countPush?.('accepted')
  } else if (status === 404 || status === 410 || device.failures + 1 >= maxFailures) {
    await deleteDeadDevice(db, device)
    countPush?.('given_up')
  } else {
    await postponePush(db, device, nextTry(answer?.retryAfter, device.failures, now))
    countPush?.('retried')
  }
}

async function send({ vapid, post, log }: PushSender, device: DueDevice, message: PushMessage) {
  const { endpoint, p256dh, auth, subscriptionId } = device
  try {
    const { headers, body } = await buildPushPayload(
      { data: message, options: { ttl: keptSeconds, urgency: 'high', topic: message.tag } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      vapid,
    )
    const answer = await post(endpoint, { headers, body })
    const { status } = answer
    // Of a key that is not ours, or a message that breaks the protocol: an operator should know.
    if (status >= 300 && ![404, 410, 429].includes(status))
      log.warn({ status, service: new URL(endpoint).host }, 'a push service refused a message')
    return answer
  } catch (err) {
    log.warn({ err, subscription: subscriptionId }, 'a push service can’t be reached')
    return undefined
  }
}

/** By `Retry-After` (seconds or a date), but never sooner than the back-off, and within a day. */
function nextTry(retryAfter: string | undefined, failures: number, now: Date): Date {
  const backOffMs = Math.min(minuteMs * 2 ** failures, maxBackOffMs)
  const waitMs = Math.max(backOffMs, retryAfterMs(retryAfter, now) ?? 0)
  return new Date(now.getTime() + Math.min(waitMs, maxWaitMs))
}
