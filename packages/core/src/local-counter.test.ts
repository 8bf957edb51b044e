import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalCounter } from './local-counter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a local counter admits its number of requests per window, and starts again after the window', () => {
  const wait = createLocalCounter(2, 60)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60_000])
  expect(wait('b')).toBe(0)
  vi.setSystemTime(59_000)
  expect(wait('a')).toBe(1_000)
  vi.setSystemTime(60_000)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60_000])
})

test('a local counter counts a request by its points', () => {
  const wait = createLocalCounter(10, 60)
  expect([wait('a', 4), wait('a', 6), wait('a', 1)]).toEqual([0, 0, 60_000])
  expect([wait('b', 11), wait('c', 10)]).toEqual([60_000, 0])
})

test('a local counter drops the oldest keys when it holds its maximum', () => {
  const wait = createLocalCounter(1, 60, 3)
  for (const key of ['a', 'b', 'c', 'd']) wait(key)
  expect([wait('d'), wait('c')]).toEqual([60_000, 60_000])
  expect(wait('a')).toBe(0)
})
