import { maxRetryDays } from '@vedetta/contracts/outward/webhooks'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { retryAfterMs } from '../../platform/network/retry-after.ts'

/** Of a message, after each attempt that failed. */
const messageWaitsMs = [5_000, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs] as const
const maxMessageWaitMs = 12 * hourMs

/** Of a receiver that accepted nothing at all: short, since one message shows whether it is back. */
const receiverWaitsMs = [5_000, 30_000, 2 * minuteMs, 5 * minuteMs] as const
const maxReceiverWaitMs = 15 * minuteMs

/** The next attempt, not before the receiver asks for it; null once the days are over. */
export function nextAttempt(
  { attempts, firstTried }: { readonly attempts: number; readonly firstTried: Date },
  retryAfter: string | undefined,
  now: Date,
): Date | null {
  const last = firstTried.getTime() + maxRetryDays * dayMs
  if (now.getTime() >= last) return null
  const waitMs = Math.max(messageWaitsMs[attempts - 1] ?? maxMessageWaitMs, retryAfterMs(retryAfter, now) ?? 0)
  return new Date(Math.min(now.getTime() + waitMs, last))
}

export function nextSending(failures: number, now: Date): Date {
  return new Date(now.getTime() + (receiverWaitsMs[failures - 1] ?? maxReceiverWaitMs))
}
