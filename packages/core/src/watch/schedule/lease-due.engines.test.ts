import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dailySlotOf, dailySlotSql } from '../../companies/sources/daily-slot.queries.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../loop/finish-visits.ts'
import { leaseDue, leaseMs, releaseLeases, renewLeases } from './lease-due.ts'
import { requestVisits } from './request-visits.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const start = new Date('2026-11-15T08:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const leaseSeconds = leaseMs / 1_000
const lease = (now: Date, limit = 10, token = randomUUID()) => leaseDue(watchDb, { now, limit, token })
const numbers = (sources: readonly { sourceNo: number }[]) => sources.map(({ sourceNo }) => sourceNo)

test('leaseDue returns the longest-due sources first and none that are due later', async () => {
  const later = await makeWatchedSite(db, after(30))
  const second = await makeWatchedSite(db, start)
  const first = await makeWatchedSite(db, after(-60))
  expect(numbers(await lease(start))).toEqual([first.sourceNo, second.sourceNo])
  expect(numbers(await lease(after(30), 1))).toEqual([later.sourceNo])
})

test('a leased source carries everything its visit needs', async () => {
  const { sourceNo, host } = await makeWatchedSite(db, start)
  const [fresh] = await lease(start, 1)
  expect(fresh).toEqual({
    sourceNo,
    kind: 'page',
    url: `https://${host}/`,
    dueAt: start,
    failures: 0,
    memory: null,
    company: 'Officine Prova S.r.l.',
    city: 'Bergamo',
    hasMisses: false,
    isHeld: false,
    openPositions: 0,
  })
  const token = randomUUID()
  const [source] = await lease(after(61), 1, token)
  if (source === undefined) throw new Error('not leased')
  const memory = emptyMemory(start)
  const visit = readVisit([{ title: 'Saldatore', url: `https://${host}/1` }], { memory })
  await finishVisits(watchDb, memoryPageStore(), token, [finishedVisit(source, after(61), visit)], after(62))
  await db.updateTable('position_presence').set({ misses: 1 }).execute()
  await db.insertInto('source_hold').values({ source_no: sourceNo, held_at: start, gone: 5, of_open: 6 }).execute()
  const [again] = await lease(after(90_000), 1)
  expect(again).toMatchObject({ memory, hasMisses: true, isHeld: true, openPositions: 1 })
})

test('a leased source is leased to nobody else until the lease expires or is released', async () => {
  const { sourceNo } = await makeWatchedSite(db, start)
  const token = randomUUID()
  expect(await lease(start, 10, token)).toHaveLength(1)
  const almostOver = after(leaseSeconds - 1)
  expect(await lease(almostOver)).toEqual([])
  await renewLeases(watchDb, token, [sourceNo], almostOver)
  expect(await lease(after(leaseSeconds + 1))).toEqual([])
  await releaseLeases(watchDb, token, [{ sourceNo, dueAt: after(70) }])
  expect(await lease(after(69))).toEqual([])
  expect(await lease(after(70))).toHaveLength(1)
  expect(await lease(after(70 + leaseSeconds))).toEqual([])
  expect(await lease(after(71 + leaseSeconds))).toHaveLength(1)
})

test('a worker that lost its lease neither renews nor releases it', async () => {
  const { sourceNo } = await makeWatchedSite(db, start)
  const [lost, mine] = [randomUUID(), randomUUID()]
  await lease(start, 10, lost)
  await lease(after(61), 10, mine)
  await renewLeases(watchDb, lost, [sourceNo], after(62))
  await releaseLeases(watchDb, lost, [{ sourceNo, dueAt: start }])
  const row = await db.selectFrom('source_schedule').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ lease_token: mine, leased_until: after(61 + leaseSeconds) })
  await renewLeases(watchDb, mine, [sourceNo], after(62 + leaseSeconds))
  expect(await lease(after(123))).toHaveLength(1)
})

test('twenty concurrent workers lease each source once', async () => {
  for (let site = 0; site < 50; site++) await makeWatchedSite(db, start)
  const leased = await Promise.all(Array.from({ length: 20 }, () => lease(start, 7)))
  const all = leased.flatMap(numbers)
  expect(new Set(all).size).toBe(all.length)
  expect([...all, ...numbers(await lease(start, 50))]).toHaveLength(50)
})

test('requestVisits makes a source due at once, unless it already is', async () => {
  const due = await makeWatchedSite(db, after(-600))
  const later = await makeWatchedSite(db, after(600))
  await requestVisits(db, randomUUID(), [due.sourceNo, later.sourceNo], start)
  const sources = await lease(start)
  expect(sources.map(({ sourceNo, dueAt }) => [sourceNo, dueAt])).toEqual([
    [due.sourceNo, after(-600)],
    [later.sourceNo, start],
  ])
})

test('dailySlotSql computes the same slot as dailySlotOf', async () => {
  const numbers = [1, 31, 32, 4_096, 3_400_000, 34_000_001, 2 ** 31 - 1]
  const { rows } = await sql<{ share: number }>`
    SELECT (${sql.raw(dailySlotSql('no'))})::float AS share FROM unnest(${numbers}::int[]) no`.execute(db)
  expect(rows.map(({ share }) => share)).toEqual(numbers.map(dailySlotOf))
})
