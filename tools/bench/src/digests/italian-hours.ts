import type { Settings } from '@vedetta/contracts/customers/settings'
import { hourMs } from '@vedetta/contracts/text/durations'

export type DigestTimes = Pick<Settings, 'frequency' | 'alertDays' | 'alertHour'>

/** An hour as a clock on an Italian wall shows it. */
type ShownHour = { readonly instant: number; readonly day: string; readonly weekday: number; readonly hour: number }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Every hour of a period, read off the wall one after another: knows nothing of how the product computes a date. */
export function italianHours(from: number, to: number): ShownHour[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const hours: ShownHour[] = []
  for (let instant = from; instant < to; instant += hourMs) {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    hours.push({
      instant,
      day: `${parts.year}-${parts.month}-${parts.day}`,
      weekday: weekdays.indexOf(parts.weekday ?? '') + 1,
      hour: Number(parts.hour),
    })
  }
  return hours
}

/** When digests are due: on each of their days, the first hour that shows theirs or a later one. */
export function dueHours(hours: readonly ShownHour[], { frequency, alertDays, alertHour }: DigestTimes): number[] {
  const due = new Map<string, number>()
  for (const { instant, day, weekday, hour } of hours) {
    const isDay = frequency === 'daily' || alertDays.includes(weekday)
    if (isDay && hour >= alertHour && !due.has(day)) due.set(day, instant)
  }
  return [...due.values()]
}
