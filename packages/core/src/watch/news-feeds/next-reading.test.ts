import { expect, test } from 'vitest'
import { nextReading } from './next-reading.ts'

const now = new Date('2026-11-15T10:00:00Z')

test.each([
  [0, '2026-11-15T11:00:00.000Z'],
  [1, '2026-11-15T12:00:00.000Z'],
  [4, '2026-11-16T02:00:00.000Z'],
  [5, '2026-11-16T10:00:00.000Z'],
  [1_000, '2026-11-16T10:00:00.000Z'],
])('nextReading: after %i failures a feed is due again at %s', (failures, due) => {
  expect(nextReading(failures, now, null).toISOString()).toBe(due)
})

test('nextReading respects a Retry-After that is later than the usual interval and ignores an earlier one', () => {
  expect(nextReading(1, now, new Date('2026-11-15T20:00:00Z')).toISOString()).toBe('2026-11-15T20:00:00.000Z')
  expect(nextReading(1, now, new Date('2026-11-15T10:01:00Z')).toISOString()).toBe('2026-11-15T12:00:00.000Z')
})
