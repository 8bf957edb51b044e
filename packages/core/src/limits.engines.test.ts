import { afterAll, describe, expect, test } from 'vitest'
import { createLimits } from './limits.ts'
import { createFailFastRedis } from './redis.ts'
import { testRedis } from './testing/test-engines.ts'

const { url, prefix } = testRedis()
const redis = createFailFastRedis(url)
const away = createFailFastRedis('redis://127.0.0.1:9')
afterAll(() => {
  redis.disconnect()
  away.disconnect()
})

const connected = () => new Promise((ready) => (redis.status === 'ready' ? ready(null) : redis.once('ready', ready)))

describe.each([
  ['with Redis', redis],
  ['while Redis is away', away],
])('%s', (what, client) => {
  test('limits let exactly as many requests through as they allow, however many come at once', async () => {
    await connected()
    const limits = createLimits(client, prefix)
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, () => limits.consume('guessesOfAccount', `anna ${what}`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusal = { code: 'too_many_attempts', retryAfter: expect.any(Number) }
    await expect(limits.consume('guessesOfAccount', `anna ${what}`)).rejects.toMatchObject(refusal)
    await expect(limits.consume('guessesOfAccount', `bruno ${what}`)).resolves.toBeUndefined()
    await expect(limits.consume('guessesOfDevice', `anna ${what}`)).resolves.toBeUndefined()
  })
})

test('limits count for all processes together, and Redis stores no address', async () => {
  await connected()
  const [one, other] = [createLimits(redis, prefix), createLimits(redis, prefix)]
  for (let n = 0; n < 5; n++) {
    await one.consume('mailsToPerson', 'carla@prova.example')
  }
  await expect(other.consume('mailsToPerson', 'carla@prova.example')).rejects.toMatchObject({ code: 'request_limit' })
  expect((await redis.keys(`${prefix}*`)).join()).not.toContain('carla')
})

test('limits hold while Redis comes and goes', async () => {
  await connected()
  const client = createFailFastRedis(url)
  await new Promise((ready) => client.once('ready', ready))
  const limits = createLimits(client, prefix)
  const guess = () => limits.consume('guessesOfAccount', 'dario')
  for (let n = 0; n < 6; n++) await guess()
  client.disconnect()
  const tries = await Promise.allSettled(Array.from({ length: 20 }, guess))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('limits do not wait for a Redis that does not answer', async () => {
  const limits = createLimits(away, prefix)
  const started = performance.now()
  await limits.consume('signInsOfAddress', '203.0.113.7')
  expect(performance.now() - started).toBeLessThan(1000)
})
