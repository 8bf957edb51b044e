import { expect, test } from 'vitest'
import { measureApiLimit } from './public-api-limit.ts'

test('of 500 calls of a key, 40 at once, on two processes 100 pass, and without Redis reads go on and writes are refused', async () => {
  const { parallel, windows, withRetryAfter, withoutRedis } = await measureApiLimit(process.env, {
    calls: 500,
    atOnce: 40,
  })
  const { 200: passed = 0, 429: refused = 0 } = parallel
  // On a machine so busy that the calls take longer than the limit's ten seconds, more pass in the next ten.
  expect(passed).toBeGreaterThanOrEqual(100)
  expect(passed).toBeLessThanOrEqual(100 * windows)
  expect([passed + refused, withRetryAfter]).toEqual([500, refused])
  expect(withoutRedis).toEqual({ reads: [200, 200], writes: [503, 503] })
})
