import { hourMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { Fetched } from './fetcher.ts'

const maxWaitMs = politenessLimits.maxWaitHours * hourMs
const defaultWaitMs = politenessLimits.defaultWaitHours * hourMs

/** Whether the host throttles us, or says when it will be back. */
export function isThrottled({ status, headers }: Fetched): boolean {
  return status === 429 || (status === 503 && headers['retry-after'] !== undefined)
}

/** Until when, by `Retry-After` (seconds or a date), at most a day; an hour where it does not say. */
export function waitUntil({ headers }: Fetched, now: Date): Date {
  const retryAfter = headers['retry-after']?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  return new Date(now.getTime() + (Number.isNaN(ms) ? defaultWaitMs : Math.min(Math.max(ms, 0), maxWaitMs)))
}
