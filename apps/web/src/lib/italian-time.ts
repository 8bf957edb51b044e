import { dayMs } from '@vedetta/contracts/text/durations'
import { once } from './once.ts'

/** Every day the product shows is a day of the Italian calendar, whatever the browser's time zone. */
export const timeZone = 'Europe/Rome'

/** As in 2026-11-15. */
export type Day = string

/** Parses a day of this century. */
export function parseDay(text: string | null | undefined): Day | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined
}

// biome-ignore lint/plugin: reads the calendar, shows nothing
const dayFormat = once(() => new Intl.DateTimeFormat('sv', { timeZone }))
// biome-ignore lint/plugin: reads the offset, shows nothing
const offsetFormat = once(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }))

export function dayOf(instant: Date): Day {
  return dayFormat().format(instant)
}

export function addDays(from: Day, count: number): Day {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

// The clocks change at 01:00 UTC, so 23:00 UTC of the eve has the offset of a day's midnight and 21:00 UTC that of its end.
export function startOfDay(of: Day): string {
  return `${of}T00:00:00.000${offsetAt(`${addDays(of, -1)}T23:00:00Z`)}`
}

export function endOfDay(of: Day): string {
  return `${of}T23:59:59.999${offsetAt(`${of}T21:00:00Z`)}`
}

function offsetAt(instant: string): string {
  const name = offsetFormat()
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')
  return (name?.value ?? 'GMT').replace('GMT', '') || 'Z'
}
