import { hourMs } from '@vedetta/contracts/text/durations'

const maxHours = 24

/** Hourly; the interval doubles with each failure in a row up to a day, and a later Retry-After of the host wins. */
export function nextReading(failures: number, now: Date, waitUntil: Date | null): Date {
  const hours = Math.min(2 ** Math.min(failures, 10), maxHours)
  return new Date(Math.max(now.getTime() + hours * hourMs, waitUntil?.getTime() ?? 0))
}
