import { afterAll, describe, expect, test, vi } from 'vitest'
import { patienceMs } from '../../testing/patience.ts'
import { testRedis } from '../../testing/test-engines.ts'
import { createFailFastRedis } from '../redis/redis.ts'
import { createLimits } from './limits.ts'

const { url, prefix } = testRedis()
const redis = createFailFastRedis(url, patienceMs)
const away = createFailFastRedis('redis://127.0.0.1:9')
afterAll(() => {
  redis.disconnect()
  away.disconnect()
})

const connected = () => new Promise((ready) => (redis.status === 'ready' ? ready(null) : redis.once('ready', ready)))

describe.each([
  ['with Redis', redis],
  ['while Redis is down', away],
])('%s', (state, client) => {
  test('limits admit exactly their number of requests under concurrency', async () => {
    await connected()
    const limits = createLimits(client, prefix)
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, () => limits.consume('guessesOfAccount', `anna ${state}`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusal = { code: 'too_many_attempts', retryAfter: expect.any(Number) }
    await expect(limits.consume('guessesOfAccount', `anna ${state}`)).rejects.toMatchObject(refusal)
    await expect(limits.consume('guessesOfAccount', `bruno ${state}`)).resolves.toBeUndefined()
    await expect(limits.consume('guessesOfDevice', `anna ${state}`)).resolves.toBeUndefined()
  })
})

test('limits count the requests of all processes together, and Redis stores no address', async () => {
  await connected()
  const [one, other] = [createLimits(redis, prefix), createLimits(redis, prefix)]
  for (let n = 0; n < 5; n++) {
    await one.consume('mailsToPerson', 'carla@prova.example')
  }
  await expect(other.consume('mailsToPerson', 'carla@prova.example')).rejects.toMatchObject({ code: 'request_limit' })
  expect((await redis.keys(`${prefix}*`)).join()).not.toContain('carla')
})

test('limits still hold after the connection to Redis drops', async () => {
  await connected()
  const client = createFailFastRedis(url, patienceMs)
  await new Promise((ready) => client.once('ready', ready))
  const limits = createLimits(client, prefix)
  const guess = () => limits.consume('guessesOfAccount', 'dario')
  for (let n = 0; n < 6; n++) await guess()
  client.disconnect()
  const tries = await Promise.allSettled(Array.from({ length: 20 }, guess))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('limits do not wait for a Redis that is down', async () => {
  const limits = createLimits(away, prefix)
  // Time stands still: a wait would never end.
  vi.useFakeTimers()
  await limits.consume('signInsOfAddress', '203.0.113.7')
  vi.useRealTimers()
})
