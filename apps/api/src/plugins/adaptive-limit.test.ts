import { beforeEach, expect, test } from 'vitest'
import { type AdaptiveLimit, createAdaptiveLimit } from './adaptive-limit.ts'

let time: number
let limit: AdaptiveLimit
beforeEach(() => {
  time = 0
  limit = createAdaptiveLimit({ min: 2, max: 10, targetMs: 100 }, () => time)
})

/** As many as are let in, all of which are answered after `ms`. */
function fill(ms: number): number {
  const count = limit.current()
  time += ms
  for (let n = 0; n < count; n++) limit.record(ms)
  return count
}

const fillTimes = (times: number, ms: number) => Array.from({ length: times }, () => fill(ms))

test('lets fewer in while answers take too long, down to its minimum', () => {
  expect(fillTimes(8, 300)).toEqual([10, 8, 6, 4, 3, 2, 2, 2])
})

test('lets one more in after each window of quick answers, up to its maximum', () => {
  fillTimes(8, 300)
  expect(fillTimes(60, 50).at(-1)).toBe(10)
})

test('forgets what took long once it is over', () => {
  fillTimes(8, 60_000)
  fill(90)
  expect(fillTimes(9, 90).every((count) => count >= 2)).toBe(true)
  expect(fillTimes(30, 90).at(-1)).toBe(10)
})
