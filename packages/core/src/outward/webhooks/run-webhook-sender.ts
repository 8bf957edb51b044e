import { minuteMs } from '@vedetta/contracts/text/durations'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { type FeatureSwitches, whileOn } from '../../platform/switches/feature-switches.ts'
import { sendBatch } from './send-batch.ts'
import type { WebhookSender } from './send-message.ts'
import { claimWebhook } from './sending.queries.ts'

const idleMs = 1_000

const lanes = 8

/** So many of the lanes also take receivers that did not answer the last time, which hold a lane for as long as they may. */
const lanesOfFailing = 4

/** A customer holds at most so many, in all processes, however many webhooks they have. */
const lanesOfCustomer = 2

/** Longer than a batch takes, also to a receiver that does not answer. */
const leaseMs = 2 * minuteMs

/** Sends the messages of webhooks, until the signal aborts. Any number of processes may run it. */
export async function runWebhookSender(
  sender: WebhookSender & { switches: Pick<FeatureSwitches, 'isOn'> },
  signal: AbortSignal,
): Promise<void> {
  const runLane = (_: unknown, lane: number) => {
    const work = whileOn(sender.switches, 'webhooks', () => sendNext(sender, lane < lanesOfFailing))
    return keepRunning(sender.log, { idleMs, failed: 'sending messages of webhooks failed', work }, signal)
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
}

/** Resolves to whether a webhook had something to send. */
export async function sendNext(sender: WebhookSender, takesFailing = true): Promise<boolean> {
  const now = sender.clock()
  const leaseEnd = new Date(now.getTime() + leaseMs)
  const webhook = await claimWebhook(sender.db, { now, leaseEnd, takesFailing, maxLeases: lanesOfCustomer })
  if (!webhook) return false
  await sendBatch(sender, webhook)
  return true
}
