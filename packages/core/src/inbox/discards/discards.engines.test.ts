import { randomUUID } from 'node:crypto'
import { discardedPageSize, maxDiscarded } from '@vedetta/contracts/inbox/discarded-positions'
import * as contract from '@vedetta/contracts/search/position-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import {
  makeCompany,
  makePosition,
  makeSource,
  positionIdOf,
  publish,
  publishedPosition,
} from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { positionsOfPages } from '../exports/positions-of-pages.ts'
import { setMark } from '../marks/set-mark.ts'
import { countFacets } from '../positions/count-facets.ts'
import { readPosition } from '../positions/read-position.ts'
import { readSimilar } from '../positions/read-similar.ts'
import { type PositionSearchContext, searchPositions } from '../positions/search-positions.ts'
import { createSearchContext } from '../positions/testing/search-context.ts'
import { countNow } from '../saved/count-now.ts'
import { discardPositions } from './discard-positions.ts'
import { countDiscarded } from './discards.queries.ts'
import { listDiscarded } from './list-discarded.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
let ids: string[]

const now = new Date('2026-11-14T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.as('api').db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  const companyNo = await makeCompany(database.db, { name: 'Alfa Meccanica' })
  const sourceNo = await makeSource(database.db)
  const numbers: number[] = []
  for (let n = 0; n < 60; n++) {
    const published = publishedPosition(companyNo, { title: `Saldatore ${n}`, municipalities: ['016024'] })
    numbers.push(...(await publish(database.db, sourceNo, [published], after(n * 60 - 7_200))))
  }
  // The newest first, as a search shows them.
  ids = await Promise.all(numbers.toReversed().map((no) => positionIdOf(database.db, no)))
  await indexPositions(database.db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const recruiter = () => makeRecruiter(database.db, now)
const search = (viewer: SeatedViewer, input: object = {}, at = now) =>
  searchPositions(context, viewer, contract.searchPositions.input.parse(input), at)
const facetsOf = async (viewer: SeatedViewer, { searchID }: { searchID: string }) =>
  (await countFacets(context, viewer, { searchID, fields: ['provinces', 'statuses'] }, now)).facets
const discard = (viewer: SeatedViewer, positionIDs: string[], reason?: 'place' | 'role' | null, at = now) =>
  discardPositions(db, viewer, { positionIDs, discarded: true, reason }, at)
const restore = (viewer: SeatedViewer, positionIDs: string[]) =>
  discardPositions(db, viewer, { positionIDs, discarded: false }, now)
const idsOf = ({ positions }: { positions: readonly { positionID: string }[] }) =>
  positions.map(({ positionID }) => positionID)
const at = (which: number) => ids[which] ?? ''

describe('discardPositions', () => {
  test('lists what a person discarded, the last first, with its reason, and nothing of others', async () => {
    const viewer = await recruiter()
    await discard(viewer, [at(0), at(1)], 'place')
    await discard(viewer, [at(2)], undefined, after(60))
    const { positions, total, pages } = await listDiscarded(db, viewer, { page: 1 })
    expect({ total, pages }).toEqual({ total: 3, pages: 1 })
    expect(positions).toMatchObject([
      { positionID: at(2), reason: null, discarded: true, discardedAt: after(60).toISOString(), closedAt: null },
      { positionID: at(0), reason: 'place', discardedAt: now.toISOString() },
      { positionID: at(1), reason: 'place' },
    ])
    expect(await listDiscarded(db, await recruiter(), { page: 1 })).toEqual({ positions: [], total: 0, pages: 0 })
  })

  test('can be repeated: the first time and the reason stay, unless another reason is given', async () => {
    const viewer = await recruiter()
    await discard(viewer, [at(0)], 'place')
    const list = async () => (await listDiscarded(db, viewer, { page: 1 })).positions
    for (const reason of [undefined, 'role', undefined, null] as const) {
      await discard(viewer, [at(0), at(0)], reason, after(60))
      expect(await list()).toMatchObject([{ discardedAt: now.toISOString() }])
    }
    expect(await list()).toMatchObject([{ reason: null }])
    const logged = await db.selectFrom('mark_change').select('discarded').where('user_id', '=', viewer.userId).execute()
    expect(logged).toEqual([{ discarded: true }])
  })

  test('undone, leaves the position as it was before, mark included', async () => {
    const viewer = await recruiter()
    await setMark(db, viewer, { positionID: at(3), status: 'contacted' }, now)
    const before = await readPosition(db, viewer, at(3))
    await discard(viewer, [at(3)], 'role')
    expect(await readPosition(db, viewer, at(3))).toMatchObject({
      status: 'contacted',
      discarded: true,
      discardReason: 'role',
      discardedAt: now.toISOString(),
    })
    for (const _ of ['once', 'again']) expect(await restore(viewer, [at(3)])).toEqual({ discarded: false })
    expect(await readPosition(db, viewer, at(3))).toEqual(before)
    expect(idsOf(await search(viewer, { statuses: ['contacted'] }))).toEqual([at(3)])
  })

  test('refuses all where one does not exist', async () => {
    const viewer = await recruiter()
    await expect(discard(viewer, [at(0), randomUUID()])).rejects.toMatchObject({ code: 'unknown_position' })
    expect(await countDiscarded(db, viewer.userId)).toBe(0)
  })

  test('holds 100,000, lists their last page, and refuses one more', async () => {
    const viewer = await recruiter()
    await database.db.transaction().execute(async (tx) => {
      // Positions of the list's last page exist; the others need none here.
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      await sql`
        INSERT INTO discarded_position (user_id, position_no, discarded_at)
        SELECT ${viewer.userId}, position_no, ${after(-60)} FROM position ORDER BY position_no LIMIT 50`.execute(tx)
      await sql`
        INSERT INTO discarded_position (user_id, position_no, discarded_at)
        SELECT ${viewer.userId}, 1000000 + n, ${now} FROM generate_series(1, ${maxDiscarded - 50}::int) n`.execute(tx)
    })
    const found = await search(viewer)
    expect(found.total).toBe(10)
    await expect(discard(viewer, [at(0)])).rejects.toMatchObject({ code: 'discarded_positions_full' })
    expect(await discard(viewer, [at(59)])).toEqual({ discarded: true })
    const last = await listDiscarded(db, viewer, { page: maxDiscarded / discardedPageSize })
    expect({ total: last.total, rows: last.positions.length }).toEqual({ total: maxDiscarded, rows: discardedPageSize })
    await restore(viewer, [at(59)])
    expect(await discard(viewer, [at(0)])).toEqual({ discarded: true })
    expect((await search(viewer, { newSearch: true })).total).toBe(10)
  })
})

describe('a search', () => {
  test('leaves out what was discarded before it began, and counts agree', async () => {
    const viewer = await recruiter()
    await setMark(db, viewer, { positionID: at(5), status: 'seen' }, now)
    await discard(viewer, [at(0), at(5), at(30)])
    const found = await search(viewer)
    const counted = await facetsOf(viewer, found)
    expect(found.total).toBe(57)
    expect(idsOf(found)).not.toContain(at(0))
    expect(counted.provinces).toEqual([{ value: 'BG', count: 57 }])
    expect(counted.statuses).toEqual([
      { value: 'notSeen', count: 57 },
      { value: 'seen', count: 0 },
      { value: 'contacted', count: 0 },
    ])
    const seen = await search(viewer, { statuses: ['seen'] })
    const ofSeen = await facetsOf(viewer, seen)
    expect([seen.total, ofSeen.statuses?.map(({ count }) => count)]).toEqual([0, [57, 0, 0]])
    const inFilters = await countNow(context, viewer, [contract.positionCriteria.parse({})], now)
    expect(inFilters).toMatchObject([{ count: 57, toSee: 57 }])
    await restore(viewer, [at(0)])
    expect((await search(viewer, { newSearch: true })).total).toBe(58)
  })

  test('under way neither skips nor repeats a row, and shows what was discarded meanwhile as such', async () => {
    const viewer = await recruiter()
    const first = await search(viewer)
    await discard(viewer, [at(0), at(1), at(40)])
    const running = { searchID: first.searchID, newSearch: false }
    const pages = await Promise.all([1, 2, 3].map((page) => search(viewer, { ...running, page })))
    expect(pages.flatMap(idsOf)).toEqual(ids)
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([60]))
    const shown = pages.flatMap(({ positions }) => positions).filter(({ discarded }) => discarded)
    expect(idsOf({ positions: shown })).toEqual([at(0), at(1), at(40)])
    const next = await search(viewer, { newSearch: true }, after(60))
    expect(next).toMatchObject({ total: 57, counted: false })
  })

  test('costs nothing for a discard or its undoing', async () => {
    const viewer = await recruiter()
    const left = async () => (await balanceOf(db, viewer.seat.licenceNo, now)).search.left
    await search(viewer)
    const before = await left()
    await discard(viewer, [at(0)])
    await search(viewer, { newSearch: true }, after(60))
    await restore(viewer, [at(0)])
    await search(viewer, { newSearch: true }, after(120))
    expect(await left()).toBe(before)
  })

  test('exports no position that was discarded since it began, though its rows stay', async () => {
    const viewer = await recruiter()
    const { searchID } = await search(viewer)
    await discard(viewer, [at(2), at(30)])
    const pages = { startPage: 1, endPage: 2, searchID }
    const exported = await positionsOfPages(context, viewer, pages, now)
    expect(exported.map(({ positionId }) => positionId)).toEqual(
      ids.slice(0, 50).filter((id) => id !== at(2) && id !== at(30)),
    )
  })
})

test('similar positions leave out those discarded', async () => {
  const viewer = await recruiter()
  const companyNo = await makeCompany(database.db, { name: 'Beta' })
  const welder = await makePosition(database.db, {
    company_no: companyNo,
    title: 'Saldatore',
    municipalities: ['016024'],
  })
  const positionID = await positionIdOf(database.db, welder)
  const similar = idsOf({ positions: await readSimilar(context, viewer, positionID) })
  expect(similar).toHaveLength(5)
  await discard(viewer, similar.slice(0, 2))
  const others = idsOf({ positions: await readSimilar(context, viewer, positionID) })
  expect(others).not.toEqual(expect.arrayContaining(similar.slice(0, 1)))
})
