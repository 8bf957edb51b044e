import { expect, it } from 'vitest'
import { siteStatusAfter } from './site-status.ts'

it.each([
  ['unchanged', 0, false, 'active'],
  ['read', 0, false, 'active'],
  ['partly_read', 0, false, 'active'],
  ['read', 0, true, 'held'],
  ['parked', 1, false, 'parked'],
  ['blocked', 1, false, 'blocked'],
  ['denied', 1, false, 'blocked'],
  ['unreachable', 1, false, null],
  ['unreachable', 2, false, null],
  ['unreachable', 3, false, 'dead'],
  ['failed', 9, false, null],
  ['asked_to_wait', 9, true, null],
] as const)('siteStatusAfter: %s after %i failures, held %s, gives %s', (outcome, failures, isHeld, status) => {
  expect(siteStatusAfter({ outcome, failures, isHeld })).toBe(status)
})
