import { minuteMs } from '@vedetta/contracts/durations'
import { keepRunning } from '../keep-running.ts'
import { type FeatureSwitches, whileOn } from '../switches/feature-switches.ts'
import { sendBatch } from './send-batch.ts'
import type { WebhookSender } from './send-message.ts'
import { claimWebhook } from './sending.queries.ts'

const idleMs = 1_000

/** A receiver that does not answer keeps one of them waiting, never the others. */
const lanes = 4

/** Longer than a batch takes, also to a receiver that does not answer. */
const leaseMs = 2 * minuteMs

/** Sends the messages of webhooks, until the signal aborts. Any number of processes may run it. */
export async function runWebhookSender(
  sender: WebhookSender & { switches: Pick<FeatureSwitches, 'isOn'> },
  signal: AbortSignal,
): Promise<void> {
  const work = whileOn(sender.switches, 'webhooks', () => sendNext(sender))
  const loop = { idleMs, failed: 'sending messages of webhooks failed', work }
  await Promise.all(Array.from({ length: lanes }, () => keepRunning(sender.log, loop, signal)))
}

/** Resolves to whether a webhook had something to send. */
export async function sendNext(sender: WebhookSender): Promise<boolean> {
  const now = sender.clock()
  const webhook = await claimWebhook(sender.db, { now, leaseEnd: new Date(now.getTime() + leaseMs) })
  if (!webhook) return false
  await sendBatch(sender, webhook)
  return true
}
