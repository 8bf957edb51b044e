import { expect, test } from 'vitest'
import { addMonths, periodAt, yearAt } from './period.ts'

const at = (text: string) => new Date(`${text}Z`)

test.each([
  ['2026-01-31T10:00', 1, '2026-02-28T10:00'],
  ['2026-01-31T10:00', 2, '2026-03-31T10:00'],
  ['2026-01-31T10:00', 12, '2027-01-31T10:00'],
  ['2024-02-29T00:00', 12, '2025-02-28T00:00'],
  ['2026-11-14T23:59', 3, '2027-02-14T23:59'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to))
})

test.each([
  ['2026-01-31T10:00', '2026-01-31T10:00', '2026-01-31T10:00', '2026-02-28T10:00'],
  ['2026-01-31T10:00', '2026-02-28T09:59', '2026-01-31T10:00', '2026-02-28T10:00'],
  ['2026-01-31T10:00', '2026-02-28T10:00', '2026-02-28T10:00', '2026-03-31T10:00'],
  ['2026-01-31T10:00', '2026-03-30T10:00', '2026-02-28T10:00', '2026-03-31T10:00'],
  ['2026-01-31T10:00', '2026-01-31T09:59', '2026-01-31T10:00', '2026-02-28T10:00'],
  ['2026-11-14T12:00', '2028-01-01T00:00', '2027-12-14T12:00', '2028-01-14T12:00'],
])('the licence month that starts at %s and contains %s is from %s to %s', (startsAt, now, start, end) => {
  expect(periodAt(at(startsAt), at(now))).toMatchObject({ start: at(start), end: at(end) })
})

test('the months of a licence follow each other without a gap', () => {
  const startsAt = at('2026-01-31T10:00')
  let moment = startsAt
  for (let month = 0; month < 48; month++) {
    const period = periodAt(startsAt, moment)
    expect(period).toMatchObject({ start: moment, month })
    expect(periodAt(startsAt, new Date(period.end.getTime() - 1)).month).toBe(month)
    moment = period.end
  }
})

test('the year of a licence ends with its twelfth month', () => {
  const startsAt = at('2026-03-15T00:00')
  expect(yearAt(startsAt, at('2027-03-14T23:59'))).toBe(0)
  expect(yearAt(startsAt, at('2027-03-15T00:00'))).toBe(1)
})
