import { dayMs } from '@vedetta/contracts/text/durations'
import type { Day } from './model.ts'

const firstDate = Date.UTC(2026, 10, 1)

/** The simulated calendar: day 0 is 1 November 2026. */
export function dateOf(day: Day): Date {
  return new Date(firstDate + day * dayMs)
}

/** `2026-11-01`. */
export function isoDate(day: Day): string {
  return dateOf(day).toISOString().slice(0, 10)
}

/** `01/11/2026`. */
export function italianDate(day: Day): string {
  const [year, month, date] = isoDate(day).split('-')
  return `${date}/${month}/${year}`
}
