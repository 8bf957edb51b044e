import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { assert, constantFrom, date, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { nextDue, type Visited } from './next-due.ts'

const at = new Date('2026-11-15T10:00:00Z')

const visited = (fields: Partial<Visited>): Visited => ({
  sourceNo: 7,
  outcome: 'unchanged',
  failures: 0,
  waitUntil: null,
  wasHeld: false,
  isHeld: false,
  ...fields,
})

const hoursUntil = (due: { dueAt: Date }, from = at) => (due.dueAt.getTime() - from.getTime()) / hourMs

const good = constantFrom<VisitOutcome>('unchanged', 'read', 'partly_read')
const anyTime = date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const anySource = integer({ min: 1, max: 34_000_000 })

it('nextDue plans the next visit 20 to 24 hours later', () => {
  assert(
    property(
      record({ sourceNo: anySource, outcome: good, failures: integer({ min: 0, max: 9 }) }),
      anyTime,
      (one, then) => {
        const due = nextDue(visited(one), then)
        expect(hoursUntil(due, then)).toBeGreaterThanOrEqual(20)
        expect(hoursUntil(due, then)).toBeLessThanOrEqual(24)
        expect(due.failures).toBe(0)
      },
    ),
  )
})

it('nextDue moves a source to its daily slot within a week, and keeps it there', () => {
  assert(
    property(anySource, anyTime, anyTime, (sourceNo, one, other) => {
      const after = (start: Date, visits: number) => {
        let due = start
        for (let visit = 0; visit < visits; visit++) due = nextDue(visited({ sourceNo }), due).dueAt
        return due.getTime() % dayMs
      }
      expect(after(one, 7)).toBe(after(other, 9))
      expect(after(one, 7)).toBe(after(one, 8))
    }),
  )
})

it('nextDue spreads sources that were added together evenly over the hours', () => {
  const hours = new Array<number>(24).fill(0)
  for (let sourceNo = 1; sourceNo <= 48_000; sourceNo++) {
    let due = at
    for (let visit = 0; visit < 7; visit++) due = nextDue(visited({ sourceNo }), due).dueAt
    const hour = Math.floor((due.getTime() % dayMs) / hourMs)
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  for (const count of hours) expect(Math.abs(count - 2_000)).toBeLessThan(100)
})

it('nextDue catches up at most four hours a day for a late source', () => {
  let own = at
  for (let visit = 0; visit < 7; visit++) own = nextDue(visited({}), own).dueAt
  const late = new Date(own.getTime() + 3 * hourMs)
  expect(nextDue(visited({}), late).dueAt).toEqual(new Date(own.getTime() + dayMs))
  const veryLate = new Date(own.getTime() + 10 * hourMs)
  expect(hoursUntil(nextDue(visited({}), veryLate), veryLate)).toBe(20)
})

it.each([
  ['unreachable', [1, 2, 4, 7, 7]],
  ['parked', [1, 2, 4, 7, 7]],
  ['blocked', [7, 7, 7, 7, 7]],
  ['denied', [7, 7, 7, 7, 7]],
] as const)('nextDue: a source that is %s is visited again after %j days', (outcome, days) => {
  for (const [failures, inDays] of days.entries()) {
    const due = nextDue(visited({ outcome, failures }), at)
    expect(Math.ceil(hoursUntil(due) / 24)).toBe(inDays)
    expect(due.failures).toBe(failures + 1)
  }
})

it('nextDue retries a failed visit once, after one to four hours, then backs off', () => {
  assert(
    property(anySource, anyTime, (sourceNo, then) => {
      const first = nextDue(visited({ sourceNo, outcome: 'failed' }), then)
      expect(hoursUntil(first, then)).toBeGreaterThanOrEqual(1)
      expect(hoursUntil(first, then)).toBeLessThan(4)
      for (const [index, days] of [1, 2, 4, 7, 7].entries()) {
        const due = nextDue(visited({ sourceNo, outcome: 'failed', failures: index + 1 }), then)
        expect(Math.ceil(hoursUntil(due, then) / 24)).toBe(days)
      }
    }),
  )
})

it('nextDue follows a Retry-After between a quarter of an hour and a day, and only once within the day', () => {
  const after = (hours: number) => new Date(at.getTime() + hours * hourMs)
  const due = (waitUntil: Date | null, failures = 0) =>
    hoursUntil(nextDue(visited({ outcome: 'asked_to_wait', waitUntil, failures }), at))
  expect(due(after(3))).toBe(3)
  expect(due(after(0.01))).toBe(0.25)
  expect(due(after(100))).toBe(24)
  expect(due(null)).toBeGreaterThanOrEqual(1)
  expect(due(after(0.01), 1)).toBeGreaterThanOrEqual(20)
})

it('nextDue visits a newly held source a second time on the same day', () => {
  const due = (wasHeld: boolean) => hoursUntil(nextDue(visited({ outcome: 'read', isHeld: true, wasHeld }), at))
  expect(due(false)).toBeLessThan(4)
  expect(due(false)).toBeGreaterThanOrEqual(1)
  expect(due(true)).toBeGreaterThanOrEqual(20)
})
