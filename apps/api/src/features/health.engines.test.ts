import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createReadiness } from '@vedetta/core/operations/health/readiness'
import { createPool } from '@vedetta/core/platform/db/client'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { createSearch } from '@vedetta/core/search/engine/client'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { createTestDb, createTestSearch, testRedis } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'

const silent = { info() {}, warn() {}, error() {} }
const nowhere = 'http://127.0.0.1:9'

const database = await createTestDb()
const search = createTestSearch()
const redis = createFailFastRedis(testRedis().url)
const awayRedis = createFailFastRedis('redis://127.0.0.1:9')
const closing: (() => unknown)[] = [
  database.close,
  search.close,
  () => redis.disconnect(),
  () => awayRedis.disconnect(),
]
beforeAll(async () => {
  await ensureIndices(search)
  await redis.ping().catch(() => once(redis, 'ready'))
})
afterAll(async () => {
  for (const close of closing) await close()
})

const poolOf = (url: string) => {
  const pool = createPool(url, { max: 1 })
  closing.unshift(() => pool.end())
  return pool
}

test.each([
  ['ok with all engines', {}, 'ok'],
  ['degraded without OpenSearch', { search: createSearch(nowhere, 'away-') }, 'degraded'],
  ['degraded without Redis', { redis: awayRedis }, 'degraded'],
  ['unavailable without PostgreSQL', { pool: poolOf('postgres://x@127.0.0.1:9/x') }, 'unavailable'],
] as const)('readiness is %s', async (_what, away, state) => {
  const engines = { pool: database.as('api').pool, search, redis }
  const readiness = createReadiness({ ...engines, ...away, clock: () => new Date(), log: silent })
  expect(await readiness.read()).toBe(state)
})

test('readiness is unavailable within three seconds while PostgreSQL accepts connections and says nothing', async () => {
  const mute: Server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  closing.push(() => mute.close())
  const { port } = mute.address() as { port: number }
  const pool = poolOf(`postgres://x@127.0.0.1:${port}/x`)
  const readiness = createReadiness({ pool, search, redis, clock: () => new Date(), log: silent })
  const from = performance.now()
  expect(await readiness.read()).toBe('unavailable')
  expect(performance.now() - from).toBeLessThan(3_000)
})

test('readiness asks the engines once, however many ask within a second, and names the missing ones once in the log', async () => {
  let asked = 0
  let now = new Date()
  const lines: object[] = []
  const pool = { query: async () => void asked++ } as never
  const log = { ...silent, warn: (facts: object) => void lines.push(facts) }
  const readiness = createReadiness({ pool, search, redis: awayRedis, clock: () => now, log })
  await Promise.all(Array.from({ length: 100 }, () => readiness.read()))
  expect(asked).toBe(1)
  now = new Date(now.getTime() + 1_000)
  await readiness.read()
  expect(asked).toBe(2)
  expect(lines).toEqual([{ missing: 'Redis' }])
})

test('the API starts without OpenSearch, is ready though degraded, and unready while it serves its last requests', async () => {
  const { url, prefix } = testRedis()
  const port = await pickPort()
  const api = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.as('api').databaseUrl,
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
      OPENSEARCH_URL: nowhere,
      PORT: String(port),
      DRAIN_SECONDS: '6',
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  })
  const ended = once(api, 'exit')
  closing.unshift(() => api.kill('SIGKILL'))
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/${path}`).catch(() => null)
    return answer && [answer.status, answer.headers.get('cache-control'), await answer.json()]
  }
  await expect.poll(() => ask('ready'), { timeout: 20_000 }).toEqual([200, 'no-store', { status: 'degraded' }])
  expect(await ask('live')).toEqual([200, 'no-store', { status: 'ok' }])
  api.kill('SIGTERM')
  await expect.poll(() => ask('ready')).toEqual([503, 'no-store', { status: 'unavailable' }])
  expect(await ask('live')).toEqual([200, 'no-store', { status: 'ok' }])
  expect((await fetch(`http://127.0.0.1:${port}/api/profile`)).status).toBe(200)
  expect(await ended).toEqual([0, null])
}, 40_000)
