import { once } from 'node:events'
import { dayMs } from '@vedetta/contracts/text/durations'
import { minMeasured } from '@vedetta/contracts/watch/freshness-stages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { createDb, createPool } from '../db/client.ts'
import { createLatencyRecorder, sweepLatencies } from './latencies.ts'
import { bucketEndMs, bucketOf } from './latency-buckets.ts'
import { readFreshness } from './read-freshness.ts'
import { runRecorder } from './run-recorder.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
beforeEach(() => database.db.deleteFrom('latency_day').execute())
afterAll(() => database.close())

// Half past midnight in Italy, still the day before in UTC.
const now = new Date('2026-11-15T23:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const recorder = (at = now) => createLatencyRecorder(database.as('worker').db, () => at)
const counts = () => database.db.selectFrom('latency_day').select(['day', 'stage', 'bucket', 'count']).execute()

async function stageOver(days: number, stage: string) {
  const windows = await readFreshness(database.as('api').db, now)
  return windows.find((one) => one.days === days)?.stages.find((one) => one.stage === stage)
}

describe('the latency recorder', () => {
  test('adds the counts of several processes to one Italian day', async () => {
    const both = [recorder(), recorder()]
    for (const { record } of both) for (const ms of [5, 930, 940]) record('match', ms)
    await Promise.all(both.map(({ flush }) => flush()))
    await Promise.all(both.map(({ flush }) => flush()))
    const rows = await counts()
    expect(rows.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([2, 4])
    const { rows: days } = await database.pool.query('SELECT DISTINCT day::text FROM latency_day')
    expect(days).toEqual([{ day: '2026-11-16' }])
  })

  test('keeps what the database did not take for the next time', async () => {
    const nowhere = createDb(createPool('postgres://127.0.0.1:9/none', { max: 1 }))
    let db = nowhere
    const switching = new Proxy({} as typeof nowhere, {
      get: (_, name) => Reflect.get(db, name).bind?.(db) ?? Reflect.get(db, name),
    })
    const { record, flush } = createLatencyRecorder(switching, () => now)
    record('send', 40)
    await expect(flush()).rejects.toThrow()
    record('send', 40)
    db = database.as('worker').db
    await flush()
    expect(await counts()).toEqual([expect.objectContaining({ stage: 'send', count: 2 })])
    await nowhere.destroy()
  })

  test('writes what its process measures until the last of its work has ended', async () => {
    const stop = new AbortController()
    const ending = recorder()
    const work = once(stop.signal, 'abort').then(async () => {
      await counts()
      ending.record('index', 1_000)
    })
    const running = runRecorder([ending], { info() {}, warn() {}, error() {} }, work)
    stop.abort()
    await running
    expect(await counts()).toHaveLength(1)
  })
})

describe('readFreshness', () => {
  test('gives percentiles of each window once enough was measured', async () => {
    const today = recorder()
    for (let n = 1; n < minMeasured; n++) today.record('mail', 1_000)
    await today.flush()
    expect(await stageOver(7, 'mail')).toEqual({ stage: 'mail', measured: 49, p50Ms: null, p95Ms: null })
    const earlier = recorder(daysAgo(20))
    for (let n = 0; n < minMeasured; n++) earlier.record('mail', 60_000)
    await earlier.flush()
    expect(await stageOver(7, 'mail')).toMatchObject({ measured: 49, p50Ms: null })
    today.record('mail', 1_000)
    await today.flush()
    const [second, minute] = [1_000, 60_000].map((ms) => Math.round(bucketEndMs(bucketOf(ms))))
    expect(await stageOver(7, 'mail')).toEqual({ stage: 'mail', measured: 50, p50Ms: second, p95Ms: second })
    expect(await stageOver(30, 'mail')).toEqual({ stage: 'mail', measured: 100, p50Ms: second, p95Ms: minute })
  })

  test('counts a window of seven days from today back', async () => {
    for (const days of [6, 7]) {
      const { record, flush } = recorder(daysAgo(days))
      record('visit', 100)
      await flush()
    }
    expect(await stageOver(7, 'visit')).toMatchObject({ measured: 1 })
    expect(await stageOver(30, 'visit')).toMatchObject({ measured: 2 })
  })
})

test('sweepLatencies deletes days beyond 400', async () => {
  for (const days of [399, 400]) {
    const { record, flush } = recorder(daysAgo(days))
    record('visit', 100)
    await flush()
  }
  await sweepLatencies(database.as('worker').db, now)
  expect(await counts()).toHaveLength(1)
})
