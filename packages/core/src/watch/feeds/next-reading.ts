import { hourMs } from '@vedetta/contracts/durations'

const maxHours = 24

/** Hourly, and half as often after each failure in a row, at most a day apart; later only where the host asked for it. */
export function nextReading(failures: number, now: Date, waitUntil: Date | null): Date {
  const hours = Math.min(2 ** Math.min(failures, 10), maxHours)
  return new Date(Math.max(now.getTime() + hours * hourMs, waitUntil?.getTime() ?? 0))
}
