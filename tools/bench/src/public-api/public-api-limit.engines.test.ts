import { expect, test } from 'vitest'
import { measureApiLimit } from './public-api-limit.ts'

test('of 500 parallel calls of a key on two processes 100 pass, and without Redis reads go on and writes are refused', async () => {
  const { parallel, withRetryAfter, withoutRedis } = await measureApiLimit(process.env, { calls: 500 })
  expect([parallel, withRetryAfter]).toEqual([{ 200: 100, 429: 400 }, 400])
  expect(withoutRedis).toEqual({ reads: [200, 200], writes: [503, 503] })
})
