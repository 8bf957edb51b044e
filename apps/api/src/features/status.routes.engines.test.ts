import type { PublicStatus } from '@vedetta/contracts/operations/public-status'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { freshnessStages } from '@vedetta/contracts/watch/freshness-stages'
import { createLevelRecorder } from '@vedetta/core/operations/service-levels/level-recorder'
import { createLatencyRecorder } from '@vedetta/core/platform/freshness/latencies'
import { createSearch } from '@vedetta/core/search/engine/client'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makeSource } from '@vedetta/core/testing/factories'
import { createTestSearch } from '@vedetta/core/testing/test-engines'
import { countPlan } from '@vedetta/core/watch/status/count-plan'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const start = new Date('2026-11-16T09:00:00Z')
let now = start
let testApp: TestApp
const engine = createTestSearch()
beforeAll(async () => {
  await ensureIndices(engine)
  testApp = await createTestApp({ clock: () => now, search: engine })
})
afterAll(async () => {
  await testApp.close()
  await engine.close()
})
beforeEach(async () => {
  // Beyond what is cached.
  now = new Date(now.getTime() + 2 * minuteMs)
  for (const table of ['visit', 'mail', 'source_schedule', 'watch_plan', 'latency_day', 'service_level_day'] as const)
    await testApp.db.deleteFrom(table).execute()
})

const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)

async function readStatus(app = testApp.app): Promise<PublicStatus> {
  const { statusCode, body } = await app.inject({ url: '/api/public/status' })
  expect(statusCode).toBe(200)
  return JSON.parse(body) as PublicStatus
}

const partOf = async (name: string) => (await readStatus()).parts.find(({ part }) => part === name)

const visit = (at: Date) =>
  testApp.db
    .insertInto('visit')
    .values({
      at,
      source_no: 1,
      milliseconds: 9,
      bytes: 1,
      requests: 1,
      outcome: 'read',
      opened: 0,
      changed: 0,
      closed: 0,
    })
    .execute()
const schedule = async (dueAt: Date, lastVisit: Date | null = null) =>
  testApp.db
    .insertInto('source_schedule')
    .values({ source_no: await makeSource(testApp.db), due_at: dueAt, last_visit: lastVisit })
    .execute()
const mail = (queuedAt: Date, sentAt: Date | null) =>
  testApp.db
    .insertInto('mail')
    .values({
      recipient: 'anna@prova.example',
      language: 'it',
      template: 'digest',
      params: '{}',
      queued_at: queuedAt,
      sent_at: sentAt,
    })
    .execute()

describe('the public status', () => {
  test('of an instance that has done nothing yet claims nothing', async () => {
    const { parts, visitedShare, freshness } = await readStatus()
    expect(parts).toEqual([
      { part: 'watch', isWorking: null, lastSuccess: null },
      { part: 'search', isWorking: true, lastSuccess: now.toISOString() },
      { part: 'mail', isWorking: null, lastSuccess: null },
    ])
    expect(visitedShare).toBeNull()
    const stages = freshness.flatMap((window) => window.stages)
    expect(stages).toHaveLength(2 * keysOf(freshnessStages).length)
    for (const { measured, p50Ms, p95Ms } of stages) expect([measured, p50Ms, p95Ms]).toEqual([null, null, null])
  })

  test('says that the watch works after a visit, and that it stalled when visits are due and none is made', async () => {
    await schedule(ago(40))
    await visit(ago(14))
    expect(await partOf('watch')).toEqual({ part: 'watch', isWorking: true, lastSuccess: ago(14).toISOString() })
    now = new Date(now.getTime() + 2 * minuteMs)
    expect(await partOf('watch')).toEqual({ part: 'watch', isWorking: false, lastSuccess: ago(16).toISOString() })
  })

  test('says that mail stalled only while one waits and none is accepted', async () => {
    await mail(ago(60), ago(30))
    expect(await partOf('mail')).toMatchObject({ isWorking: true, lastSuccess: ago(30).toISOString() })
    now = new Date(now.getTime() + 2 * minuteMs)
    await mail(ago(20), null)
    expect(await partOf('mail')).toMatchObject({ isWorking: false })
    now = new Date(now.getTime() + 2 * minuteMs)
    await mail(ago(2), ago(1))
    expect(await partOf('mail')).toMatchObject({ isWorking: true })
  })

  test('says that the search does not answer while its engine is down', async () => {
    const nowhere = createSearch('http://127.0.0.1:9', 'none-')
    const other = await createTestApp({ clock: () => now, search: nowhere })
    const { parts } = await readStatus(other.app)
    expect(parts[1]).toEqual({ part: 'search', isWorking: false, lastSuccess: null })
    await other.close()
    await nowhere.client.close()
  })

  test('gives the share of scheduled sources visited in a day, as last counted', async () => {
    for (const lastVisit of [ago(10), ago(23 * 60), ago(25 * 60), null]) await schedule(ago(-60), lastVisit)
    await countPlan(testApp.db, now)
    expect(await readStatus()).toMatchObject({ visitedShare: 0.5, countedAt: now.toISOString() })
  })

  test('hides how many were measured where they are too few, and states the others', async () => {
    const { record, flush } = createLatencyRecorder(testApp.db, () => now)
    for (let n = 0; n < 49; n++) record('mail', 5_000)
    for (let n = 0; n < 100; n++) record('match', 2_000)
    await flush()
    const [week] = (await readStatus()).freshness
    const stageOf = (name: string) => week?.stages.find(({ stage }) => stage === name)
    expect(stageOf('mail')).toEqual({ stage: 'mail', measured: null, p50Ms: null, p95Ms: null })
    expect(stageOf('match')).toMatchObject({ measured: 100, p50Ms: expect.any(Number), p95Ms: expect.any(Number) })
  })

  test('states how often each service level was kept', async () => {
    const { record, flush } = createLevelRecorder(testApp.db, () => now)
    record('search', true, 99)
    record('search', false, 1)
    await flush()
    const { levels } = await readStatus()
    expect(levels.find(({ level }) => level === 'search')).toMatchObject({
      today: 0.99,
      windows: [{ days: 30 }, { days: 90 }],
    })
    expect(levels.find(({ level }) => level === 'delivered')).toMatchObject({ today: null })
  })

  test('is measured once a minute, however many ask, and names no company or person', async () => {
    await mail(ago(60), ago(30))
    const first = await readStatus()
    await mail(ago(2), ago(1))
    expect(await readStatus()).toEqual(first)
    expect(JSON.stringify(first)).not.toContain('prova.example')
  })

  test('is limited for each address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => testApp.app.inject({ url: '/api/public/status', remoteAddress: '192.0.2.77' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })
})
