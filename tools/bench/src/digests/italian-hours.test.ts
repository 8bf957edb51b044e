import { expect, test } from 'vitest'
import { dueHours, italianHours } from './italian-hours.ts'

const due = (from: string, to: string, alertHour: number) =>
  dueHours(italianHours(Date.parse(from), Date.parse(to)), { frequency: 'daily', alertDays: [], alertHour }).map(
    (instant) => new Date(instant).toISOString(),
  )

test('dueHours takes the first of two equal hours in autumn', () => {
  expect(due('2027-10-30T22:00Z', '2027-10-31T23:00Z', 2)).toEqual(['2027-10-31T00:00:00.000Z'])
})

test('dueHours takes the hour after a skipped one in spring', () => {
  expect(due('2028-03-25T23:00Z', '2028-03-26T22:00Z', 2)).toEqual(['2028-03-26T01:00:00.000Z'])
})
