import { expect, test } from 'vitest'
import { feedDate } from './feed-date.ts'

test.each([
  ['Tue, 10 Nov 2026 09:00:00 +0100', '2026-11-10T08:00:00.000Z'],
  ['Tue, 10 Nov 2026 09:00:00 GMT', '2026-11-10T09:00:00.000Z'],
  ['10 Nov 2026 09:00 CET', '2026-11-10T08:00:00.000Z'],
  ['Fri, 10 Jul 2026 09:00:00 CEST', '2026-07-10T07:00:00.000Z'],
  ['Tue, 10 Nov 2026 09:00:00', '2026-11-10T09:00:00.000Z'],
  ['Tue, 10 Nov 2026', '2026-11-10T00:00:00.000Z'],
  ['2026-11-10', '2026-11-10T00:00:00.000Z'],
  ['2026-11-10T09:00:00+01:00', '2026-11-10T08:00:00.000Z'],
  ['2026-11-10T09:00:00.123Z', '2026-11-10T09:00:00.123Z'],
  ['2026-11-10 09:00:00', '2026-11-10T09:00:00.000Z'],
])('feedDate parses %s', (text, iso) => {
  expect(feedDate(text)?.toISOString()).toBe(iso)
})

test.each(['', '1', '2026', 'ieri', '10/11/2026', 'Tue, 42 Nov 2026 09:00:00 GMT', '2026-13-40', 'a'.repeat(100)])(
  'feedDate refuses %j',
  (text) => {
    expect(feedDate(text)).toBeNull()
  },
)
