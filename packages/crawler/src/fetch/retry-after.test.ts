import { expect, test } from 'vitest'
import type { Fetched } from './fetcher.ts'
import { isThrottled, waitUntil } from './retry-after.ts'

const now = new Date('2026-11-15T06:00:00Z')
const answer = (status: number, retryAfter?: string): Fetched => ({
  kind: 'fetched',
  url: 'https://rossi.example/',
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  body: new Uint8Array(),
})

test.each([
  [429, undefined, true],
  [429, '5', true],
  [503, '120', true],
  [503, undefined, false],
  [500, '120', false],
  [200, '120', false],
])('isThrottled for status %s with Retry-After %s', (status, retryAfter, isAsked) => {
  expect(isThrottled(answer(status, retryAfter))).toBe(isAsked)
})

test.each([
  ['90', '2026-11-15T06:01:30.000Z'],
  ['Sun, 15 Nov 2026 07:30:00 GMT', '2026-11-15T07:30:00.000Z'],
  ['Sat, 14 Nov 2026 07:30:00 GMT', '2026-11-15T06:00:00.000Z'],
  ['604800', '2026-11-16T06:00:00.000Z'],
  ['later', '2026-11-15T07:00:00.000Z'],
  [undefined, '2026-11-15T07:00:00.000Z'],
])('waitUntil for Retry-After %s is %s', (retryAfter, until) => {
  expect(waitUntil(answer(429, retryAfter), now).toISOString()).toBe(until)
})
