import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Loop } from '../../platform/loops/loop.ts'
import { sendBatch } from './send-batch.ts'
import type { WebhookSender } from './send-message.ts'
import { claimWebhook } from './sending.queries.ts'

export const webhookLanes = 8

/** So many of the lanes also take receivers that did not answer the last time, which hold a lane for as long as they may. */
const lanesOfFailing = 4

/** A customer holds at most so many, in all processes, however many webhooks they have. */
const lanesOfCustomer = 2

/** Longer than a batch takes, also to a receiver that does not answer. */
export const webhookLeaseMs = 2 * minuteMs

/** Sends the messages of webhooks. Any number of processes may run it. */
export async function runWebhookSender(sender: WebhookSender, { repeat }: Pick<Loop, 'repeat'>): Promise<void> {
  const runLane = (_: unknown, lane: number) => repeat(() => sendNext(sender, lane < lanesOfFailing))
  await Promise.all(Array.from({ length: webhookLanes }, runLane))
}

/** Resolves to whether a webhook had something to send. */
export async function sendNext(sender: WebhookSender, takesFailing = true): Promise<boolean> {
  const now = sender.clock()
  const leaseEnd = new Date(now.getTime() + webhookLeaseMs)
  const webhook = await claimWebhook(sender.db, { now, leaseEnd, takesFailing, maxLeases: lanesOfCustomer })
  if (!webhook) return false
  await sendBatch(sender, webhook)
  return true
}
