import { renderTrials } from '@vedetta/contracts/watch/render-trials'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { createLimits } from '../../platform/limits/limits.ts'
import { testRedis } from '../../testing/test-engines.ts'
import { limitTrials } from './limit-trials.ts'

const { url: redisUrl, prefix } = testRedis()
const redis = new Redis(redisUrl)
// A client that is not connected yet counts nothing.
await redis.ping()
afterAll(() => redis.disconnect())

const order = {
  url: 'https://prova.example/lavora',
  userAgent: 'VedettaBot',
  fetch: async () => ({ kind: 'failed', url: '', reason: 'reset' }) as const,
  signal: new AbortController().signal,
}

/** One process of the watch. */
function openWatch() {
  const kinds: string[] = []
  const limits = createLimits(redis, prefix)
  const render = limitTrials(
    async ({ url }) => ({ kind: 'failed', url, reason: 'reset' }),
    limits,
    (kind) => {
      kinds.push(kind)
    },
  )
  return { limits, render, kinds }
}

test('all processes of the watch share the trials of a day, and other renderings go on once they are spent', async () => {
  const [one, other] = [openWatch(), openWatch()]
  await one.limits.consume('renderTrialsOfAll', 'watch', renderTrials.maxPerDay - 2)
  const reasons = await Promise.all(
    [one, other, other].map(async ({ render }) => (await render({ ...order, isTrial: true })) as { reason: string }),
  )
  expect(reasons.map(({ reason }) => reason).sort()).toEqual(['budget', 'reset', 'reset'])
  expect(await one.render(order)).toMatchObject({ reason: 'reset' })
  expect([...one.kinds, ...other.kinds].sort()).toEqual(['refused_trial', 'trial', 'trial', 'wanted'])
})
