import { randomUUID } from 'node:crypto'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import type { VisitOutcome, VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addBoards } from '../../companies/sources/add-boards.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, sourceVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../loop/finish-visits.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { rollUpVisits } from '../status/roll-up-visits.ts'
import { readWatchStatus } from '../status/watch-status.ts'
import { upsertSamples } from './drift.queries.ts'
import { renewedAfter } from './drift-samples.ts'
import { readDriftSample } from './read-drift-sample.ts'
import { sweepDriftSamples } from './sweep-drift-samples.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
const { db: workerDb } = as('worker')
afterAll(close)
beforeEach(() =>
  sql`TRUNCATE company, source, visit, visit_day, drift_day, drift_sample CASCADE`
    .execute(db)
    .then(() => sql`UPDATE visit_counted SET up_to = '2000-01-01'`.execute(db)),
)

const start = new Date('2026-11-15T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * hourMs)
const pageStore = memoryPageStore()
const url = (token: string) => `https://jobs.lever.co/${token}`

/** A site with these boards of Lever; all of them are due. */
async function makeBoards(...tokens: string[]): Promise<number> {
  const { sourceNo } = await makeWatchedSite(db, start)
  const boards = tokens.map((token) => ({ sourceNo, url: url(token) }))
  await addBoards(db, boards, start)
  return sourceNo
}

/** Leases and finishes one visit of every source; those without an answer here are not due. */
async function visitAll(now: Date, visits: Record<string, Partial<VisitResult>>): Promise<void> {
  await db.updateTable('source_schedule').set({ due_at: now }).execute()
  const token = randomUUID()
  const sources = await leaseDue(watchDb, { now, limit: 200, token })
  const finished = sources.flatMap((source) => {
    const visit = visits[source.url]
    return visit === undefined ? [] : [finishedVisit(source, now, sourceVisit(visit))]
  })
  await finishVisits(watchDb, pageStore, token, finished, now)
  await db.updateTable('source_schedule').set({ lease_token: null, leased_until: null }).execute()
}

const drifted = (sample: string, system = 'lever'): Partial<VisitResult> => ({
  outcome: 'partly_read',
  drifts: [{ system, url: 'https://api.lever.co/v0/postings/alfa', sample }],
})
const systems = async (now: Date) => (await readWatchStatus(workerDb, now)).systems
const stored = () => db.selectFrom('drift_sample').select(['system', 'sample', 'seen_at']).execute()

describe('the boards of a tracking system', () => {
  it('are counted by what their last visits came to', async () => {
    await makeBoards('alfa', 'beta', 'gamma', 'delta')
    const outcomes: Record<string, VisitOutcome> = {
      alfa: 'read',
      beta: 'unchanged',
      gamma: 'partly_read',
      delta: 'failed',
    }
    const visits = Object.entries(outcomes).map(([token, outcome]) => [url(token), { outcome }])
    await visitAll(start, Object.fromEntries(visits))
    const counts = { drifts: 0, driftsInAll: 0, sampledAt: null }
    expect(await systems(start)).toEqual([{ system: 'lever', boards: 4, whole: 2, partly: 1, unread: 1, ...counts }])
    await visitAll(after(24), { [url('delta')]: { outcome: 'read' } })
    expect(await systems(after(24))).toMatchObject([{ boards: 4, whole: 3, partly: 1, unread: 0 }])
  })

  it('are written only when a visit comes to something else', async () => {
    await makeBoards('alfa')
    const version = async () => (await sql<{ xmin: string }>`SELECT xmin::text FROM board`.execute(db)).rows
    await visitAll(start, { [url('alfa')]: { outcome: 'read' } })
    const first = await version()
    await visitAll(after(24), { [url('alfa')]: { outcome: 'unchanged' } })
    expect(await version()).toEqual(first)
    await visitAll(after(48), { [url('alfa')]: { outcome: 'partly_read' } })
    expect(await version()).not.toEqual(first)
  })

  it('leave out systems that the register does not name', async () => {
    await makeBoards('alfa')
    await sql`INSERT INTO drift_day VALUES ('2026-11-15', 'retired', 4)`.execute(db)
    await sql`INSERT INTO board SELECT source_no, 'retired', 'whole' FROM source LIMIT 1`.execute(db)
    expect(await systems(start)).toEqual([])
  })
})

describe('the drifts of a tracking system', () => {
  it('are counted once for each visit, before and after they are rolled up, for seven days and for ever', async () => {
    await makeBoards('alfa', 'beta')
    await visitAll(start, { [url('alfa')]: drifted('{}'), [url('beta')]: drifted('{}') })
    expect(await systems(after(1))).toMatchObject([{ system: 'lever', drifts: 2, driftsInAll: 2 }])
    await rollUpVisits(workerDb, after(1))
    await rollUpVisits(workerDb, after(2))
    expect(await systems(after(2))).toMatchObject([{ system: 'lever', drifts: 2, driftsInAll: 2 }])
    await visitAll(after(24), { [url('alfa')]: drifted('{}'), [url('beta')]: { outcome: 'read' } })
    expect(await systems(after(24))).toMatchObject([{ drifts: 3, driftsInAll: 3 }])
    await rollUpVisits(workerDb, after(25))
    expect(await systems(after(24 * 6))).toMatchObject([{ drifts: 3 }])
    expect(await systems(after(24 * 7))).toMatchObject([{ drifts: 1, driftsInAll: 3 }])
    expect(await systems(after(24 * 8))).toMatchObject([{ drifts: 0, driftsInAll: 3 }])
  })

  it('count also for boards that were read within a company’s site', async () => {
    const sourceNo = await makeBoards()
    const { url: site } = await db
      .selectFrom('source')
      .select('url')
      .where('source_no', '=', sourceNo)
      .executeTakeFirstOrThrow()
    await visitAll(start, { [site]: drifted('{}', 'teamtailor') })
    expect(await systems(start)).toMatchObject([{ system: 'teamtailor', boards: 0, drifts: 1 }])
  })

  it('do not count where the visit lost its lease', async () => {
    await makeBoards('alfa')
    const token = randomUUID()
    const sources = await leaseDue(watchDb, { now: start, limit: 10, token })
    const visits = sources.map((source) => finishedVisit(source, start, sourceVisit(drifted('{}'))))
    await finishVisits(watchDb, pageStore, randomUUID(), visits, start)
    expect(await systems(start)).toEqual([])
    expect(await stored()).toEqual([])
    await finishVisits(watchDb, pageStore, token, visits, start)
    await finishVisits(watchDb, pageStore, token, visits, start)
    expect(await systems(start)).toMatchObject([{ system: 'lever', drifts: 2 }])
  })
})

describe('the sample of a drift', () => {
  it('is one for each system, and replaced after a day', async () => {
    await makeBoards('alfa', 'beta')
    await visitAll(start, { [url('alfa')]: drifted('{"a":1}') })
    await visitAll(after(23), { [url('beta')]: drifted('{"b":1}'), [url('alfa')]: drifted('{"c":1}', 'ashby') })
    expect((await stored()).map(({ system, sample }) => [system, sample]).sort()).toEqual([
      ['ashby', '{"c":1}'],
      ['lever', '{"a":1}'],
    ])
    expect(await systems(after(23))).toMatchObject([
      { system: 'lever', sampledAt: start.toISOString() },
      { system: 'ashby', sampledAt: after(23).toISOString() },
    ])
    await visitAll(after(24), { [url('beta')]: drifted('{"d":1}') })
    expect(await readDriftSample(as('api').db, 'lever')).toEqual({
      system: 'lever',
      url: 'https://api.lever.co/v0/postings/alfa',
      seenAt: after(24).toISOString(),
      sample: '{"d":1}',
    })
  })

  it('stays if another worker wrote it meanwhile', async () => {
    const sourceNo = await makeBoards()
    const row = { system: 'lever', sourceNo, url: url('alfa') }
    const write = (seenAt: Date, sample: string) =>
      watchDb.transaction().execute((tx) => upsertSamples(tx, [{ ...row, seenAt, sample }], renewedAfter(seenAt)))
    await write(start, 'first')
    await write(after(1), 'second')
    expect(await stored()).toMatchObject([{ sample: 'first', seen_at: start }])
  })

  it('holds no contact person, and no character that the database refuses', async () => {
    await makeBoards('alfa')
    const text = 'Referente: Anna Ferri, anna.ferri@alfa.example, cell. 347 5550192'
    await visitAll(start, { [url('alfa')]: drifted(`{"text":"${text}\0\ud800"}`) })
    const [{ sample } = { sample: '' }] = await stored()
    expect(sample).toMatch(/^\{"text":"/)
    expect(sample).not.toMatch(/ferri|5550192|\0/i)
  })

  it('is deleted at the end of its retention', async () => {
    await makeBoards('alfa')
    await visitAll(start, { [url('alfa')]: drifted('{}') })
    const end = start.getTime() + retention.driftSampleDays * dayMs
    await sweepDriftSamples(watchDb, new Date(end))
    expect(await stored()).toHaveLength(1)
    await sweepDriftSamples(watchDb, new Date(end + 1))
    expect(await stored()).toEqual([])
    await expect(readDriftSample(as('api').db, 'lever')).rejects.toMatchObject({ code: 'no_drift_sample' })
  })
})
