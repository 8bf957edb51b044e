import { z } from 'zod'

/** Everything the product watches is in Italy: a day is an Italian day wherever the link is opened. */
export const timeZone = 'Europe/Rome'

export const day = z.iso.date().refine((text) => text >= '2000-01-01' && text <= '2099-12-31')

export type Day = z.infer<typeof day>

const dayFormat = new Intl.DateTimeFormat('sv', { timeZone })
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

export function dayOf(instant: Date): Day {
  return dayFormat.format(instant)
}

export function addDays(from: Day, count: number): Day {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

// The clocks change at 01:00 UTC, so 23:00 UTC of the eve has the offset of a day's midnight and 21:00 UTC that of its end.
export function startOfDay(of: Day): string {
  return `${of}T00:00:00.000${offsetAt(`${addDays(of, -1)}T23:00:00Z`)}`
}

export function endOfDay(of: Day): string {
  return `${of}T23:59:59.999${offsetAt(`${of}T21:00:00Z`)}`
}

function offsetAt(instant: string): string {
  const name = offsetFormat.formatToParts(new Date(instant)).find((part) => part.type === 'timeZoneName')
  return (name?.value ?? 'GMT').replace('GMT', '') || 'Z'
}
