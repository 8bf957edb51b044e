import { setImmediate as turn } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Fetched, FetchRequest } from '@vedetta/crawler/fetch/fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite, memoryPageStore, readVisit, sourceVisit } from '../../testing/watched-site.ts'
import { runWatch, type WatchDeps } from './run-watch.ts'
import type { VisitSource } from './visit-once.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb, pool: watchPool } = as('watch')
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source, visit, network_cap CASCADE`.execute(db))

const ignore = () => {}
const log = { info: ignore, warn: ignore, error: ignore }

/** Answers every request at once, and records the requests that overlap at a host or an address. */
function countingWeb(addressOf: (host: string) => string) {
  const requests: { host: string; at: number }[] = []
  const released: string[] = []
  const web: WebFetcher = {
    userAgent: 'VedettaBot',
    fetch: async ({ url }: FetchRequest): Promise<Fetched> => {
      requests.push({ host: new URL(url).hostname, at: performance.now() })
      await turn()
      return { kind: 'fetched', url, status: 200, headers: {}, body: new Uint8Array() }
    },
    addressOf: async (host) => addressOf(host),
    release: async (host) => {
      released.push(host)
    },
    close: async () => {},
  }
  return { web, requests, released }
}

const askOnce: VisitSource = async (fetcher, { url }) => {
  await fetcher.fetch({ url })
  return sourceVisit({ requests: 1 })
}

async function watching(fields: Partial<WatchDeps> & Pick<WatchDeps, 'web'>, work: () => Promise<void>): Promise<void> {
  const stop = new AbortController()
  const deps: WatchDeps = {
    db: watchDb,
    pool: watchPool,
    pageStore: memoryPageStore(),
    render: async ({ url }) => ({ kind: 'failed', url, reason: 'timeout' }),
    visitSource: askOnce,
    log,
    now: () => new Date(),
    atOnce: 20,
    ...fields,
  }
  const running = runWatch(deps, stop.signal)
  await work()
  stop.abort()
  await running
}

const visits = () => db.selectFrom('visit').selectAll().orderBy('at').execute()
const leased = async () =>
  (await db.selectFrom('source_schedule').selectAll().where('lease_token', 'is not', null).execute()).length

test('runWatch visits every due source once and leaves none leased', async () => {
  const due = new Date()
  const sites = []
  for (let site = 0; site < 30; site++) sites.push(await makeWatchedSite(db, due))
  const { web, released } = countingWeb((host) => `192.0.2.${host.charCodeAt(0)}`)
  await sql`INSERT INTO network_cap VALUES ('192.0.2.0/24', 30)`.execute(db)
  await watching({ web }, () => expect.poll(async () => (await visits()).length).toBe(30))
  const seen = (await visits()).map(({ source_no }) => source_no)
  expect(new Set(seen)).toEqual(new Set(sites.map(({ sourceNo }) => sourceNo)))
  expect(new Set(released)).toEqual(new Set(sites.map(({ host }) => host)))
  expect(await leased()).toBe(0)
})

test('two workers share an address: the requests of one slot are a second apart', async () => {
  const due = new Date()
  for (let site = 0; site < 6; site++) await makeWatchedSite(db, due)
  const one = countingWeb(() => '192.0.2.9')
  const other = { ...countingWeb(() => '192.0.2.9'), requests: one.requests }
  other.web.fetch = one.web.fetch
  await watching({ web: one.web }, () =>
    watching({ web: other.web }, () => expect.poll(async () => (await visits()).length).toBe(6)),
  )
  const times = one.requests.map(({ at }) => at).sort((a, b) => a - b)
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThan(990)
})

test('a further host of a visit is locked too, or fails as one that does not answer', async () => {
  const site = await makeWatchedSite(db, new Date())
  const { web } = countingWeb((host) => (host === site.host ? '192.0.2.20' : '192.0.2.21'))
  await db.insertInto('opt_out').values({ host: 'no.example', since: new Date(), reason: 'asked' }).execute()
  const until = new Date(Date.now() + minuteMs)
  await db.insertInto('host_pause').values({ host: 'later.example', until }).execute()
  const answers: unknown[] = []
  const visitSource: VisitSource = async (fetcher, { url }) => {
    for (const address of [url, 'https://no.example/', 'https://later.example/', 'https://yes.example/', 'nonsense']) {
      const answer = await fetcher.fetch({ url: address })
      answers.push(answer.kind === 'failed' ? answer.reason : answer.kind)
    }
    return sourceVisit()
  }
  await watching({ web, visitSource }, () => expect.poll(async () => (await visits()).length).toBe(1))
  expect(answers).toEqual(['fetched', 'robots', 'asked_to_wait', 'fetched', 'invalid_url'])
})

test('a source whose host is paused is released until the pause ends, also for other workers', async () => {
  const { sourceNo, host } = await makeWatchedSite(db, new Date())
  const { web } = countingWeb(() => '192.0.2.30')
  web.fetch = async ({ url }) => ({
    kind: 'fetched',
    url,
    status: 429,
    headers: { 'retry-after': '120' },
    body: new Uint8Array(),
  })
  const before = Date.now()
  await watching({ web }, () => expect.poll(async () => (await visits()).length).toBe(1))
  const [paused] = await db.selectFrom('host_pause').selectAll().where('host', '=', host).execute()
  const pausedAt = (paused?.until.getTime() ?? 0) - 120_000
  expect(pausedAt).toBeGreaterThanOrEqual(before)
  expect(pausedAt).toBeLessThanOrEqual(Date.now())
  await db.updateTable('source_schedule').set({ due_at: new Date() }).execute()
  const dueAt = () =>
    db.selectFrom('source_schedule').select('due_at').where('source_no', '=', sourceNo).executeTakeFirst()
  await watching({ web }, () => expect.poll(async () => (await dueAt())?.due_at).toEqual(paused?.until))
  expect(await visits()).toHaveLength(1)
})

test('a visit that cannot be written is written as failed, and does not block the others', async () => {
  const bad = await makeWatchedSite(db, new Date())
  const good = await makeWatchedSite(db, new Date())
  const { web } = countingWeb((host) => (host === bad.host ? '192.0.2.40' : '192.0.2.41'))
  const pageStore = memoryPageStore()
  pageStore.put = async () => {
    throw new Error('the disk is full')
  }
  const visitSource: VisitSource = async (_, { url }) => {
    const page: Fetched = { kind: 'fetched', url, status: 200, headers: {}, body: new Uint8Array() }
    return readVisit([], { pages: url.includes(bad.host) ? [page] : [] })
  }
  await watching({ web, visitSource, pageStore }, () => expect.poll(async () => (await visits()).length).toBe(2))
  const outcomes = new Map((await visits()).map(({ source_no, outcome }) => [source_no, outcome]))
  expect([outcomes.get(bad.sourceNo), outcomes.get(good.sourceNo)]).toEqual(['failed', 'read'])
})

test('an error thrown inside a visit is written as a failed visit', async () => {
  await makeWatchedSite(db, new Date())
  const { web } = countingWeb(() => '192.0.2.50')
  const visitSource: VisitSource = async () => {
    throw new Error('unexpected')
  }
  await watching({ web, visitSource }, () => expect.poll(async () => (await visits()).length).toBe(1))
  expect((await visits())[0]?.outcome).toBe('failed')
})

test('when the connection with the locks is lost, visits under way end unwritten and restart after the longest crawl delay', async () => {
  const { sourceNo } = await makeWatchedSite(db, new Date())
  const { web } = countingWeb(() => '192.0.2.60')
  let began = 0
  const visitSource: VisitSource = async (fetcher, { url }) => {
    began += 1
    if (began === 1) while ((await fetcher.fetch({ url })).kind !== 'failed');
    return sourceVisit()
  }
  await watching({ web, visitSource }, async () => {
    await expect.poll(() => began).toBe(1)
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
      db,
    )
    const endedAt = Date.now()
    await expect.poll(leased).toBe(0)
    const schedule = db.selectFrom('source_schedule').selectAll().where('source_no', '=', sourceNo)
    expect((await schedule.executeTakeFirstOrThrow()).due_at.getTime() - endedAt).toBeGreaterThanOrEqual(30_000)
    await db.updateTable('source_schedule').set({ due_at: new Date() }).execute()
    await expect.poll(async () => (await visits()).length).toBe(1)
  })
  expect(began).toBe(2)
})

test('runWatch releases the sources it has not begun when it is aborted', async () => {
  const due = new Date()
  for (let site = 0; site < 8; site++) await makeWatchedSite(db, due)
  const { web } = countingWeb(() => '192.0.2.70')
  await watching({ web }, () => expect.poll(async () => (await visits()).length).toBe(1))
  expect(await leased()).toBe(0)
  const waiting = await db.selectFrom('source_schedule').selectAll().where('due_at', '=', due).execute()
  expect(waiting.length).toBe(8 - (await visits()).length)
})
