import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { createSearch, type Search } from '../../search/engine/client.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { setMark } from '../marks/set-mark.ts'
import { admitCost } from './admit-cost.ts'
import { chargeSearch } from './charge-search.ts'
import { takeSnapshot } from './find-page.ts'
import { findSearch } from './find-search.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let positionNo: number
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  await ensureIndices(engine)
  await makePosition(db)
  positionNo = await makePosition(db)
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const now = new Date('2026-11-14T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const minutes = 60
const hours = 3_600
const recruiter = (searches = 10) => makeRecruiter(db, now, { monthly_searches: searches })
const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).search.left
const rowsOf = ({ userId }: SeatedViewer) =>
  db.selectFrom('search').select(['counted', 'sort']).where('user_id', '=', userId).orderBy('started_at').execute()

type Start = { criteria?: object; sort?: PositionSort; refresh?: boolean; at?: Date; total?: number; search?: Search }

const nothing = { isOfAlert: false, isOffered: false, hasOffer: false }

/** As a search that finds so much. */
async function start(
  viewer: SeatedViewer,
  { criteria = {}, sort = 'date', refresh = false, at = now, total = 1, search = engine }: Start = {},
) {
  const asked = { ...nothing, criteria: positionCriteria.parse(criteria), sort, refresh }
  await admitCost(db, viewer, asked, at)
  const snapshot = await takeSnapshot({ db, search }, viewer.userId)
  return chargeSearch(db, viewer, { ...asked, ...snapshot, total }, at)
}

const welders = { position: { name: ['saldatore'], provinces: ['BG', 'MI'] } }
const cooks = { position: { name: ['cuoco'] } }

describe('a new search', () => {
  test('stores the newest position and the version of the user’s marks', async () => {
    const viewer = await recruiter()
    const positionID = await positionIdOf(db, positionNo)
    expect(await start(viewer)).toMatchObject({ ceiling: positionNo, marksVersion: 0 })
    await setMark(db, viewer, { positionID, status: 'seen' }, now)
    const { change_no } = await db
      .selectFrom('mark_change')
      .select('change_no')
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    const made = await start(viewer, { criteria: welders, sort: 'relevance', at: after(1) })
    expect(made).toMatchObject({
      marksVersion: change_no,
      sort: 'relevance',
      criteria: positionCriteria.parse(welders),
    })
    expect(await findSearch(db, viewer.userId, undefined, after(2))).toEqual(made)
    expect(await findSearch(db, viewer.userId, made.searchId, after(2))).toEqual(made)
  })

  test('is found for a day, and only by its user', async () => {
    const [anna, bruno] = [await recruiter(), await recruiter()]
    const { searchId } = await start(anna)
    expect((await findSearch(db, anna.userId, searchId, after(23 * hours))).searchId).toBe(searchId)
    const unknown = { code: 'unknown_search' }
    await expect(findSearch(db, anna.userId, searchId, after(24 * hours))).rejects.toMatchObject(unknown)
    await expect(findSearch(db, bruno.userId, searchId, now)).rejects.toMatchObject(unknown)
    await expect(findSearch(db, bruno.userId, undefined, now)).rejects.toMatchObject(unknown)
  })
})

describe('a search is charged', () => {
  test('once in 24 hours, in any order of its values and any sort', async () => {
    const viewer = await recruiter()
    expect((await start(viewer, { criteria: welders })).counted).toBe(true)
    const again = { position: { provinces: ['MI', 'BG'], name: 'saldatore' } }
    for (const [at, sort] of [
      [after(5), 'relevance'],
      [after(11 * minutes), 'date'],
      [after(23 * hours), 'date'],
    ] as const)
      expect((await start(viewer, { criteria: again, sort, at })).counted).toBe(false)
    expect(await left(viewer)).toBe(9)
  })

  test('again a day later', async () => {
    const viewer = await recruiter()
    await start(viewer, { criteria: welders })
    expect((await start(viewer, { criteria: welders, at: after(24 * hours) })).counted).toBe(true)
    expect(await left(viewer)).toBe(8)
  })

  test('not at all without criteria', async () => {
    const viewer = await recruiter(0)
    expect((await start(viewer)).counted).toBe(false)
    expect((await start(viewer, { criteria: { aiSearch: true }, sort: 'relevance' })).counted).toBe(false)
  })

  test('once with its refinements of ten minutes, then again', async () => {
    const viewer = await recruiter()
    const refined = (n: number) => ({ position: { name: ['saldatore'], experience: { from: n } } })
    const counted = []
    for (const [n, at] of [0, 60, 5 * minutes, 10 * minutes - 1, 10 * minutes + 1, 11 * minutes].entries())
      counted.push((await start(viewer, { criteria: refined(n), at: after(at) })).counted)
    expect(counted).toEqual([true, false, false, false, true, false])
    expect(await left(viewer)).toBe(8)
  })

  test('each time its criteria are not a refinement', async () => {
    const viewer = await recruiter()
    const each = [welders, cooks, { company: { sectors: ['metalworking'] } }, { statuses: ['notSeen'] }]
    for (const [n, criteria] of each.entries())
      expect((await start(viewer, { criteria, at: after(n) })).counted).toBe(true)
    expect(await left(viewer)).toBe(6)
  })

  test('to each user separately', async () => {
    const anna = await recruiter()
    const bruno = { ...(await recruiter()), seat: anna.seat }
    for (const viewer of [anna, bruno]) expect((await start(viewer, { criteria: cooks })).counted).toBe(true)
    expect(await left(anna)).toBe(8)
  })

  test('once when started eight times concurrently', async () => {
    const viewer = await recruiter()
    const made = await Promise.all(Array.from({ length: 8 }, () => start(viewer, { criteria: cooks })))
    expect(made.filter(({ counted }) => counted)).toHaveLength(1)
    expect(await left(viewer)).toBe(9)
  })

  test('with its id as the key, to its user', async () => {
    const viewer = await recruiter()
    const { searchId } = await start(viewer, { criteria: cooks })
    const entry = await db
      .selectFrom('ledger_entry')
      .select(['amount', 'reason', 'key'])
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ amount: -1, reason: 'search', key: `spend:${searchId}` })
  })
})

describe('without searches left, chargeSearch', () => {
  test('refuses a charged search and stores none, while repeated and free ones go on', async () => {
    const viewer = await recruiter(1)
    await start(viewer, { criteria: welders })
    const refused = start(viewer, { criteria: cooks, at: after(1) })
    await expect(refused).rejects.toMatchObject({ code: 'search_limit_reached' })
    expect(await rowsOf(viewer)).toHaveLength(1)
    for (const criteria of [{}, welders])
      expect((await start(viewer, { criteria, at: after(12 * hours) })).counted).toBe(false)
    expect(await left(viewer)).toBe(0)
  })

  test('admits only as many concurrent searches as are left', async () => {
    const viewer = await recruiter(3)
    const names = ['cuoco', 'sarta', 'medico', 'autista', 'tornitore', 'commessa']
    const made = await Promise.allSettled(names.map((name) => start(viewer, { criteria: { position: { name } } })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await rowsOf(viewer)).toHaveLength(3)
    expect(await left(viewer)).toBe(0)
  })
})

describe('chargeSearch stores and charges nothing', () => {
  test('for a licence that ends while the engine searches', async () => {
    const viewer = await recruiter()
    await left(viewer)
    await db.updateTable('licence').set({ deleted_at: now }).where('licence_no', '=', viewer.seat.licenceNo).execute()
    await expect(start(viewer, { criteria: cooks })).rejects.toMatchObject({ code: 'licence_required' })
    expect(await rowsOf(viewer)).toEqual([])
  })

  test('while the search engine is down', async () => {
    const viewer = await recruiter()
    const away = createSearch('http://127.0.0.1:9', 'away-')
    await expect(start(viewer, { criteria: cooks, search: away })).rejects.toMatchObject({ code: 'search_unavailable' })
    expect([await rowsOf(viewer), await left(viewer)]).toEqual([[], 10])
  })
})

describe('a refresh', () => {
  test('is free, and refused within 30 seconds of the last search with the same criteria', async () => {
    const viewer = await recruiter()
    await start(viewer, { criteria: welders })
    const refresh = (at: number, sort: PositionSort = 'date') =>
      start(viewer, { criteria: welders, refresh: true, sort, at: after(at) })
    await expect(refresh(12)).rejects.toMatchObject({ code: 'refresh_too_soon', retryAfter: 18 })
    await expect(refresh(29.5, 'relevance')).rejects.toMatchObject({ code: 'refresh_too_soon', retryAfter: 1 })
    expect((await refresh(30)).counted).toBe(false)
    await expect(refresh(59)).rejects.toMatchObject({ code: 'refresh_too_soon', retryAfter: 1 })
    expect((await refresh(60)).counted).toBe(false)
    expect(await left(viewer)).toBe(9)
  })

  test('with other criteria is not refused', async () => {
    const viewer = await recruiter()
    await start(viewer, { criteria: welders })
    expect((await start(viewer, { criteria: cooks, refresh: true, at: after(1) })).counted).toBe(true)
  })

  test('sent eight times concurrently is made once', async () => {
    const viewer = await recruiter()
    await start(viewer)
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, () => start(viewer, { refresh: true, at: after(60) })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
