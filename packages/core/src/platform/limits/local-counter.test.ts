import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalCounter } from './local-counter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const waitsOf =
  (count: ReturnType<typeof createLocalCounter>) =>
  (...asked: Parameters<typeof count>) =>
    count(...asked).waitMs

test('a local counter admits its number of requests per window, and starts again after the window', () => {
  const wait = waitsOf(createLocalCounter(2, 60))
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60_000])
  expect(wait('b')).toBe(0)
  vi.setSystemTime(59_000)
  expect(wait('a')).toBe(1_000)
  vi.setSystemTime(60_000)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60_000])
})

test('a local counter counts a request by its points', () => {
  const wait = waitsOf(createLocalCounter(10, 60))
  expect([wait('a', 4), wait('a', 6), wait('a', 1)]).toEqual([0, 0, 60_000])
  expect([wait('b', 11), wait('c', 10)]).toEqual([60_000, 0])
})

test('a local counter drops the oldest keys when it holds its maximum', () => {
  const wait = waitsOf(createLocalCounter(1, 60, 3))
  for (const key of ['a', 'b', 'c', 'd']) wait(key)
  expect([wait('d'), wait('c')]).toEqual([60_000, 60_000])
  expect(wait('a')).toBe(0)
})

test('a local counter tells the points left and the time to the end of the window', () => {
  const count = createLocalCounter(2, 60)
  expect(count('a')).toEqual({ waitMs: 0, left: 1, resetMs: 60_000 })
  vi.setSystemTime(20_000)
  expect(count('a', 3)).toEqual({ waitMs: 40_000, left: 0, resetMs: 40_000 })
})
