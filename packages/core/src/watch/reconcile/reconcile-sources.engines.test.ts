import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import {
  day,
  eventsOf,
  linkCompany,
  makeLinkedSource,
  makeSite,
  physicalState,
  positionsOf,
  reading,
  take,
  takeOne,
  turner,
  welder,
} from '../testing/readings.ts'
import { reconcile } from './reconcile.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let watchDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  watchDb = database.as('watch').db
})
afterAll(() => database.close())

describe('reconciling several sources', () => {
  it('assigns each posting of a shared board to the employer it names', async () => {
    const names = ['Officine Rossi S.r.l.', 'Bianchi S.p.A.', 'Verdi Soc. coop.']
    const companies = await Promise.all(names.map((name) => makeCompany(db, { name })))
    const board = await makeLinkedSource(db, 'board', companies)
    const posted = ['OFFICINE ROSSI', 'Bianchi spa', 'Verdi', 'Neri S.r.l.', null].map((employer, index) => ({
      ...welder,
      employer,
      reference: `${index}`,
      url: `https://board.example/${index}`,
    }))
    const done = await takeOne(watchDb, board, posted, day(0), { listing: 'complete_feed' })
    expect(done).toMatchObject({ opened: 3 })
    const owned = await Promise.all(companies.map((no) => positionsOf(db, no)))
    expect(owned.map((rows) => rows.map(({ source_urls }) => source_urls[0]))).toEqual([
      ['https://board.example/0'],
      ['https://board.example/1'],
      ['https://board.example/2'],
    ])
    await takeOne(watchDb, board, posted.slice(1), day(1), { listing: 'complete_feed' })
    expect(await eventsOf(db, companies[0] ?? 0)).toEqual(['new', 'closed'])
    expect(await eventsOf(db, companies[1] ?? 0)).toEqual(['new'])
  })

  it('keeps one row for a position that two sources of a company show, closed when neither shows it', async () => {
    const { companyNo, sourceNo: site } = await makeSite(db)
    const board = await makeLinkedSource(db, 'board', [companyNo])
    const posted = { ...welder, url: 'https://board.example/9', reference: '9' }
    await take(watchDb, [reading(site, [welder]), reading(board, [posted], { listing: 'complete_feed' })], day(0))
    const [only, ...others] = await positionsOf(db, companyNo)
    expect(others).toEqual([])
    expect(only).toMatchObject({ source_no: board, source_urls: [posted.url, welder.url] })
    const before = await physicalState(db)
    await take(watchDb, [reading(site, [welder]), reading(board, [posted], { listing: 'complete_feed' })], day(1))
    expect(await physicalState(db)).toEqual(before)

    await takeOne(watchDb, board, [], day(2), { listing: 'complete_feed' })
    expect(await positionsOf(db, companyNo)).toMatchObject([
      { source_no: site, source_urls: [welder.url], closed_at: null },
    ])
    await takeOne(watchDb, site, [], day(3), { listing: 'complete_feed' })
    expect(await positionsOf(db, companyNo)).toMatchObject([{ closed_at: day(3) }])
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'closed'])
  })

  it('keeps a position’s identity when a site moves to a tracking system', async () => {
    const { companyNo, sourceNo: site } = await makeSite(db)
    await takeOne(watchDb, site, [welder, turner], day(0))
    const board = await makeLinkedSource(db, 'board', [companyNo])
    const posted = [welder, turner].map((advert, index) => ({
      ...advert,
      url: `https://board.example/${index}`,
      reference: `r${index}`,
      description: `${advert.description} Candidati ora.`,
    }))
    await takeOne(watchDb, site, [], day(1))
    await takeOne(watchDb, board, posted, day(1), { listing: 'complete_feed' })
    await takeOne(watchDb, site, [], day(2))
    expect(await positionsOf(db, companyNo)).toMatchObject(
      posted.map(({ url }) => ({ source_no: board, source_urls: [url], first_seen: day(0), closed_at: null })),
    )
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'changed', 'changed'])
  })

  it('keeps it also when site and board are read in one batch, after the site was empty', async () => {
    const { companyNo, sourceNo: site } = await makeSite(db)
    await takeOne(watchDb, site, [turner], day(0))
    const board = await makeLinkedSource(db, 'board', [companyNo])
    const posted = { ...turner, url: 'https://board.example/1', reference: 'r1' }
    const empty = reading(site, [], { listing: 'complete_feed' })
    await take(watchDb, [empty, reading(board, [posted], { listing: 'complete_feed' })], day(1))
    expect(await positionsOf(db, companyNo)).toMatchObject([
      { source_no: board, source_urls: [posted.url], closed_at: null },
    ])
  })

  it('leaves positions that name no employer with their company when another comes to share the board', async () => {
    const { companyNo } = await makeSite(db)
    const board = await makeLinkedSource(db, 'board', [companyNo])
    const posted = { ...welder, url: 'https://board.example/9', reference: '9' }
    await takeOne(watchDb, board, [posted], day(0), { listing: 'complete_feed' })
    const other = await makeCompany(db, { name: 'Bianchi S.p.A.' })
    await linkCompany(db, other, board)
    const fresh = { ...turner, url: 'https://board.example/10', reference: '10' }
    await takeOne(watchDb, board, [posted, fresh], day(1), { listing: 'complete_feed' })
    expect(await eventsOf(db, companyNo)).toEqual(['new'])
    await takeOne(watchDb, board, [{ ...posted, employer: 'Bianchi' }], day(2), { listing: 'complete_feed' })
    expect(await positionsOf(db, companyNo)).toEqual([])
    expect(await eventsOf(db, other)).toEqual(['new', 'changed'])
  })
})

describe('transactions of reconcile', () => {
  it('leave nothing when they are rolled back', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder], day(0))
    const before = await physicalState(db)
    const broken = db.transaction().execute(async (tx) => {
      await reconcile(tx, [reading(sourceNo, [turner])], day(1))
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(await physicalState(db)).toEqual(before)
    expect(await positionsOf(db, companyNo)).toHaveLength(1)
  })

  it('on the same source or company run one after the other: no duplicate, no number lost', async () => {
    const { companyNo, sourceNo: site } = await makeSite(db)
    const board = await makeLinkedSource(db, 'board', [companyNo])
    const lastNo = async () =>
      (await sql<{ no: number }>`SELECT last_value AS no FROM position_no`.execute(db)).rows[0]?.no ?? 0
    const before = await lastNo()
    const posted = [welder, turner].map((advert, index) => ({ ...advert, reference: `r${index}` }))
    const readings = [reading(site, [welder, turner]), reading(board, posted, { listing: 'complete_feed' })]
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => take(watchDb, [readings[index % 2] ?? reading(site, [])], day(0))),
    )
    expect(await positionsOf(db, companyNo)).toHaveLength(2)
    expect(await lastNo()).toBe(before + 2)
  })

  it('accept many sources at once, in any order', async () => {
    const sites = await Promise.all(Array.from({ length: 12 }, () => makeSite(db)))
    const readings = sites.map(({ sourceNo }) => reading(sourceNo, [welder, turner]))
    const turns = await Promise.all([
      take(watchDb, readings, day(0)),
      take(watchDb, readings.toReversed(), day(0)),
      take(watchDb, readings, day(0)),
    ])
    const opened = turns.flat().reduce((sum, one) => sum + one.opened, 0)
    expect(opened).toBe(24)
    expect(turns[1]?.map(({ sourceNo }) => sourceNo)).toEqual(sites.map(({ sourceNo }) => sourceNo).toReversed())
  })
})
