import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { visitOutcomes } from '@vedetta/contracts/watch/watch-status'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { bucketOf } from '../../platform/freshness/latency-buckets.ts'
import { makeCompany, makeSource } from '../../testing/factories.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { countPlan } from './count-plan.ts'
import { revisitHeld } from './revisit-held.ts'
import { rollUpVisits } from './roll-up-visits.ts'
import { readWatchStatus } from './watch-status.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  workerDb = database.as('worker').db
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query(`TRUNCATE source, visit, visit_day, latency_day, watch_plan, host_pause, address_load, network_cap CASCADE;
    UPDATE visit_counted SET up_to = '2000-01-01'`)
})

const now = new Date('2026-11-16T10:00:00+01:00')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const hours = 3600

type Visit = { at?: Date; url?: string; ms?: number; outcome?: VisitOutcome; counts?: [number, number, number] }

async function visit({ at = ago(60), url, ms = 900, outcome = 'read', counts = [0, 0, 0] }: Visit): Promise<void> {
  const { db } = database
  const sourceNo = url
    ? (await db.insertInto('source').values({ kind: 'page', url }).returning('source_no').executeTakeFirstOrThrow())
        .source_no
    : await makeSource(db)
  const [opened, changed, closed] = counts
  const row = { source_no: sourceNo, milliseconds: ms, bytes: 5000, requests: 3, outcome, opened, changed, closed }
  await db
    .insertInto('visit')
    .values({ at, ...row })
    .execute()
}

async function schedule(dueAt: Date, leasedUntil: Date | null = null): Promise<number> {
  const sourceNo = await makeSource(database.db)
  await database.db
    .insertInto('source_schedule')
    .values({ source_no: sourceNo, due_at: dueAt, leased_until: leasedUntil })
    .execute()
  return sourceNo
}

const figures = async () => (await readWatchStatus(workerDb, now)).figures

test('readWatchStatus reports unknown figures as such before the first visit', async () => {
  expect(await readWatchStatus(workerDb, now)).toMatchObject({
    at: now.toISOString(),
    figures: {
      visitsToday: 0,
      plannedToday: null,
      visitsPerSecond: 0,
      unchangedShare: null,
      lagSeconds: 0,
      overdue: 0,
    },
    held: [],
    slowestHosts: [],
    crowded: [],
  })
})

describe('the visits of the day', () => {
  beforeEach(async () => {
    await visit({ at: new Date('2026-11-15T23:59:59+01:00'), counts: [7, 7, 7] })
    await visit({ at: new Date('2026-11-16T00:00:00+01:00'), outcome: 'unchanged' })
    await visit({ at: ago(2 * hours), counts: [2, 1, 0] })
    await visit({ at: ago(200), outcome: 'unchanged' })
    await visit({ at: ago(100), outcome: 'unchanged' })
    await visit({ at: ago(10), outcome: 'failed' })
    await visit({ at: ago(0), counts: [1, 0, 4] })
  })

  const told = {
    visitsToday: 6,
    unchangedShare: 0.5,
    newToday: 3,
    changedToday: 1,
    closedToday: 4,
    visitsPerSecond: 4 / 300,
  }

  test('are those since midnight in Italy, by outcome', async () => {
    const status = await readWatchStatus(workerDb, now)
    expect(status.figures).toMatchObject(told)
    expect(status.outcomes.filter(({ visits }) => visits > 0)).toEqual([
      { outcome: 'unchanged', visits: 3 },
      { outcome: 'read', visits: 2 },
      { outcome: 'failed', visits: 1 },
    ])
    expect(status.outcomes.map(({ outcome }) => outcome)).toEqual(keysOf(visitOutcomes))
  })

  test('are the same after any number of roll-ups, also by concurrent workers', async () => {
    for (const at of [ago(hours), ago(hours), now]) await Promise.all([1, 2, 3].map(() => rollUpVisits(workerDb, at)))
    expect(await figures()).toMatchObject(told)
    const { rows } = await database.pool.query(
      'SELECT day::text, sum(visits)::int AS visits, sum(requests)::int AS requests FROM visit_day GROUP BY day ORDER BY day',
    )
    // The last two minutes are not settled yet.
    expect(rows).toEqual([
      { day: '2026-11-15', visits: 1, requests: 3 },
      { day: '2026-11-16', visits: 3, requests: 9 },
    ])
  })
})

test('a roll-up counts how long opened positions were unseen, due and visited, once for each position', async () => {
  const { db } = database
  const row = { source_no: 1, milliseconds: 900, bytes: 1, requests: 1, outcome: 'read', changed: 0, closed: 0 }
  const times = { was_due: ago(2 * hours), written_at: ago(hours - 2) }
  await db
    .insertInto('visit')
    .values([
      { ...row, ...times, at: ago(hours), opened: 2, read_before: ago(25 * hours) },
      { ...row, ...times, at: ago(hours), opened: 1, read_before: null },
      { ...row, at: ago(hours), opened: 0 },
    ])
    .execute()
  for (const at of [now, now]) await rollUpVisits(workerDb, at)
  const counted = await db.selectFrom('latency_day').select(['stage', 'bucket', 'count']).orderBy('stage').execute()
  expect(counted).toEqual([
    { stage: 'due', bucket: bucketOf(hours * 1000), count: 3 },
    { stage: 'unseen', bucket: bucketOf((24 * hours + 2) * 1000), count: 2 },
    { stage: 'visit', bucket: bucketOf(2000), count: 3 },
  ])
})

test('the plan of the day is the visits made plus those still due at the last count', async () => {
  await visit({ at: ago(5 * hours) })
  await schedule(ago(30 * hours))
  await schedule(new Date('2026-11-16T23:59:59+01:00'))
  await schedule(new Date('2026-11-17T00:00:00+01:00'))
  await countPlan(workerDb, now)
  expect(await figures()).toMatchObject({ visitsToday: 1, plannedToday: 3 })
  await schedule(now)
  expect(await figures()).toMatchObject({ plannedToday: 3 })
  await countPlan(workerDb, now)
  expect(await figures()).toMatchObject({ plannedToday: 4 })
})

test('the lag is that of the longest-due source; leased sources do not count', async () => {
  await schedule(ago(9000), ago(-30))
  await schedule(ago(700), ago(5))
  await schedule(ago(600))
  await schedule(ago(-1))
  expect(await figures()).toMatchObject({ lagSeconds: 700, overdue: 2, underWay: 1 })
})

describe('a held site', () => {
  async function hold(dueAt: Date): Promise<number> {
    const { db } = database
    const sourceNo = await schedule(dueAt)
    await db
      .insertInto('source_hold')
      .values({ source_no: sourceNo, held_at: ago(300), gone: 7, of_open: 9 })
      .execute()
    for (const name of ['Beta S.p.A.', 'Alfa S.r.l.']) {
      const companyNo = await makeCompany(db, { name })
      const { site_no } = await db
        .insertInto('site')
        .values({ company_no: companyNo, host: 'alfa.example', known_by: 'import' })
        .returning('site_no')
        .executeTakeFirstOrThrow()
      await db.insertInto('site_source').values({ site_no, source_no: sourceNo }).execute()
    }
    return sourceNo
  }

  test('is listed with its company, the missing positions and the time of its next visit', async () => {
    const sourceNo = await hold(ago(-2 * hours))
    expect(await readWatchStatus(workerDb, now)).toMatchObject({
      figures: { heldSites: 1 },
      held: [
        {
          sourceNo,
          companies: ['Alfa S.r.l.', 'Beta S.p.A.'],
          heldAt: ago(300).toISOString(),
          gone: 7,
          ofOpen: 9,
          nextVisit: ago(-2 * hours).toISOString(),
        },
      ],
    })
  })

  test('is due at once after revisitHeld; any other source keeps its time', async () => {
    const operator = await viewerOf(database.db, await makeUser(database.db), now)
    const held = await hold(ago(-2 * hours))
    const other = await schedule(ago(-2 * hours))
    for (const sourceNo of [held, other]) await revisitHeld(database.db, operator, sourceNo, now)
    const due = await database.db.selectFrom('source_schedule').select(['source_no', 'due_at']).execute()
    expect(new Map(due.map((row) => [row.source_no, row.due_at]))).toEqual(
      new Map([
        [held, now],
        [other, ago(-2 * hours)],
      ]),
    )
  })
})

test('the slowest hosts of the last day are listed with their slowest visit', async () => {
  await visit({ url: 'https://lento.example/a', ms: 40_000, outcome: 'unreachable' })
  await visit({ url: 'https://lento.example/b', ms: 55_500, outcome: 'partly_read' })
  await visit({ url: 'https://piano.example/', ms: 12_000 })
  await visit({ url: 'https://ieri.example/', ms: 90_000, at: ago(25 * hours) })
  await visit({ url: 'https://svelto.example/', ms: 9000 })
  expect((await readWatchStatus(workerDb, now)).slowestHosts).toEqual([
    { host: 'lento.example', seconds: 55.5, requests: 3, outcome: 'partly_read' },
    { host: 'piano.example', seconds: 12, requests: 3, outcome: 'read' },
  ])
})

test('paused hosts count until their pause ends', async () => {
  const pauses = [ago(-60), ago(60)].map((until, number) => ({ host: `${number}.example`, until }))
  await database.db.insertInto('host_pause').values(pauses).execute()
  expect(await figures()).toMatchObject({ pausedHosts: 1 })
})

test('an address with more sites than its cap lets us visit in a day is listed as crowded', async () => {
  const { db } = database
  const loads = { '192.0.2.1': 500_000, '192.0.2.2': 30_000, '198.51.100.7': 30_000 }
  await db
    .insertInto('address_load')
    .values(Object.entries(loads).map(([address, sources]) => ({ address, sources })))
    .execute()
  await db.insertInto('network_cap').values({ network: '198.51.100.0/24', visits_at_once: 1 }).execute()
  expect(await readWatchStatus(workerDb, now)).toMatchObject({
    figures: { crowdedAddresses: 2 },
    crowded: [
      { address: '192.0.2.1', sources: 500_000, fitInADay: 432_000 },
      { address: '198.51.100.7', sources: 30_000, fitInADay: 21_600 },
    ],
  })
})
