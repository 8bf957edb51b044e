import { expect, test } from 'vitest'
import { digestDays, frequencies, type Settings } from '../customers/settings.ts'
import { dayMs, hourMs, minuteMs } from '../text/durations.ts'
import { keysOf } from '../text/vocabulary.ts'
import { nextDigest } from './next-digest.ts'

type Times = Pick<Settings, 'frequency' | 'alertDays' | 'alertHour'>

const daily = (alertHour: number): Times => ({ frequency: 'daily', alertDays: [], alertHour })

test.each([
  ['a digest at eight in winter is due at 07:00 UTC', daily(8), '2026-11-16T05:00Z', '2026-11-16T07:00:00.000Z'],
  ['a digest at eight in summer is due at 06:00 UTC', daily(8), '2026-07-16T05:00Z', '2026-07-16T06:00:00.000Z'],
  ['a digest just due is next due tomorrow', daily(8), '2026-11-16T07:00Z', '2026-11-17T07:00:00.000Z'],
  ['a digest at midnight is due on the Italian day', daily(0), '2026-11-16T22:59Z', '2026-11-16T23:00:00.000Z'],
  [
    'a weekly digest is due on its weekday',
    { frequency: 'weekly', alertDays: [5], alertHour: 18 },
    '2026-11-16T05:00Z',
    '2026-11-20T17:00:00.000Z',
  ],
  [
    'a digest twice a week is due on the nearer of its days',
    { frequency: 'twice a week', alertDays: [2, 7], alertHour: 6 },
    '2026-11-18T05:00Z',
    '2026-11-22T05:00:00.000Z',
  ],
  ['the hour that the clocks skip is due right after it', daily(2), '2027-03-27T12:00Z', '2027-03-28T01:00:00.000Z'],
  [
    'the hour after the skipped one is due at the same instant',
    daily(3),
    '2027-03-27T12:00Z',
    '2027-03-28T01:00:00.000Z',
  ],
  ['the day after the skip is an ordinary one', daily(2), '2027-03-28T01:00Z', '2027-03-29T00:00:00.000Z'],
  ['the repeated hour is due the first time', daily(2), '2026-10-24T12:00Z', '2026-10-25T00:00:00.000Z'],
  ['the repeated hour is not due the second time', daily(2), '2026-10-25T00:00Z', '2026-10-26T01:00:00.000Z'],
] as const)('%s', (_title, times, after, due) => {
  expect(nextDigest({ ...times, alertDays: [...times.alertDays] }, new Date(after)).toISOString()).toBe(due)
})

test('a digest on no day of the week is an error', () => {
  const never: Times = { frequency: 'weekly', alertDays: [8], alertHour: 8 }
  expect(() => nextDigest(never, new Date())).toThrow('a digest has a weekday')
})

/** The hours of half a year as a clock in Italy shows them, one after another. */
function shownHours(from: number, to: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const shown = []
  for (let instant = from; instant < to; instant += hourMs) {
    const [day = '', time = ''] = parts.format(instant).split(', ')
    const [date = '', month = '', year = ''] = day.split('/')
    shown.push({
      instant,
      day: Date.UTC(Number(year), Number(month) - 1, Number(date)),
      hour: Number.parseInt(time, 10),
    })
  }
  return shown
}

test('digests over both clock changes are due once on each of their days, when the clock first shows their hour or has skipped it', () => {
  const [from, to] = [Date.parse('2026-10-14T22:00Z'), Date.parse('2027-04-15T22:00Z')]
  const hours = shownHours(from, to)
  // Midnight, the hours around the one that the clocks skip or repeat, and the last of the day.
  for (const frequency of keysOf(frequencies))
    for (const alertHour of [0, 1, 2, 3, 4, 23]) {
      const times = { frequency, alertDays: [], alertHour }
      const expected = new Map<number, number>()
      for (const { instant, day, hour } of hours)
        if (digestDays(times).includes(new Date(day).getUTCDay() || 7) && hour >= alertHour && !expected.has(day))
          expected.set(day, instant)
      const due = []
      for (let at = new Date(from - minuteMs); at.getTime() < to; due.push(at.getTime())) at = nextDigest(times, at)
      expect(due.slice(0, -1)).toEqual([...expected.values()])
    }
  expect(hours.length * hourMs).toBe(183 * dayMs)
})
