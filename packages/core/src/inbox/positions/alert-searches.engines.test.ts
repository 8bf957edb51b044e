import { searchPositions as call } from '@vedetta/contracts/search/position-search'
import { positionSorts } from '@vedetta/contracts/search/position-sort'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeAlert, makeBell } from '../../testing/alert-reader.ts'
import { makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

const now = new Date('2026-11-14T09:00:00Z')
const cooks = { position: { name: ['cuoco'] } }
const tailors = { position: { name: ['sarta'] } }

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let context: PositionSearchContext
let cook: number
let tailor: number
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  const { db } = database
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  cook = await makePosition(db, { title: 'Cuoco', contract: 'permanent' }, now)
  tailor = await makePosition(db, { title: 'Sarta' }, now)
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

let anna: SeatedViewer
let filterID: string
let alertNo: number
beforeEach(async () => {
  anna = await makeRecruiter(database.db, now, { monthly_searches: 20 })
  filterID = await makeBell(database.db, anna.userId, { name: 'Cuochi', criteria: cooks }, now)
  alertNo = await makeAlert(database.db, anna.userId, { positionNo: cook, filterIds: [filterID] }, now)
})

type Input = z.input<typeof call.input>

async function ask(viewer: SeatedViewer, { after = 0, ...input }: Input & { after?: number }) {
  const left = async () => (await balanceOf(database.db, viewer.seat.licenceNo, now)).search.left
  const had = await left()
  const at = new Date(now.getTime() + after * 1_000)
  const { rule, total } = await searchPositions(context, viewer, call.input.parse({ newSearch: true, ...input }), at)
  return { rule, total, spent: had - (await left()) }
}

const free = { rule: 'alert', total: 1, spent: 0 }
const counted = { rule: 'counted', total: 1, spent: 1 }

describe('a saved filter opened from an alert', () => {
  test('is searched free of charge, also again and a week later, and without a search left', async () => {
    for (const after of [0, 60, 7 * 86_400])
      expect(await ask(anna, { ...cooks, filterID, alertNo, after })).toEqual(free)
    const poor = await makeRecruiter(database.db, now, { monthly_searches: 0 })
    const own = await makeBell(database.db, poor.userId, { name: 'Cuochi', criteria: cooks }, now)
    const told = await makeAlert(database.db, poor.userId, { positionNo: cook, filterIds: [own] }, now)
    expect(await ask(poor, { ...cooks, filterID: own, alertNo: told })).toEqual(free)
  })

  test('is free in any order', async () => {
    for (const [after, sort] of positionSorts.entries())
      expect(await ask(anna, { ...cooks, filterID, alertNo, sort, after })).toEqual(free)
  })

  test('is free by any alert that this filter raised, also one that another filter raised with it', async () => {
    const other = await makeBell(database.db, anna.userId, { name: 'Sarte', criteria: tailors }, now)
    const both = { positionNo: tailor, filterIds: [filterID, other] }
    const second = await makeAlert(database.db, anna.userId, both, now)
    expect(await ask(anna, { ...cooks, filterID, alertNo: second })).toEqual(free)
    expect(await ask(anna, { ...tailors, filterID: other, alertNo: second })).toEqual(free)
  })

  test('pays for nothing else: neither a repetition without the alert nor a narrower search', async () => {
    await ask(anna, { ...cooks, filterID, alertNo })
    const narrower = { position: { ...cooks.position, contract: ['permanent' as const] } }
    expect(await ask(anna, { ...narrower, after: 60 })).toEqual(counted)
    expect(await ask(anna, { ...cooks, after: 61 })).toEqual(counted)
  })
})

describe('an alert makes no other search free:', () => {
  test('a number that no alert has', async () => {
    expect(await ask(anna, { ...cooks, filterID, alertNo: alertNo + 1_000 })).toEqual(counted)
  })

  test('another person’s alert, with one’s own filter of the same criteria', async () => {
    const bruno = await makeRecruiter(database.db, now, { monthly_searches: 20 })
    const own = await makeBell(database.db, bruno.userId, { name: 'Cuochi', criteria: cooks }, now)
    await makeAlert(database.db, bruno.userId, { positionNo: tailor, filterIds: [own] }, now)
    expect(await ask(bruno, { ...cooks, filterID: own, alertNo })).toEqual(counted)
  })

  test('another person’s alert of a position that one’s own filter found, too', async () => {
    const bruno = await makeRecruiter(database.db, now, { monthly_searches: 20 })
    const own = await makeBell(database.db, bruno.userId, { name: 'Cuochi', criteria: cooks }, now)
    await makeAlert(database.db, bruno.userId, { positionNo: cook, filterIds: [own] }, now)
    expect(await ask(bruno, { ...cooks, filterID: own, alertNo })).toEqual(counted)
  })

  test('one’s own alert, with a filter that did not raise it', async () => {
    const other = await makeBell(database.db, anna.userId, { name: 'Sarte', criteria: tailors }, now)
    expect(await ask(anna, { ...tailors, filterID: other, alertNo })).toEqual(counted)
  })

  test('an alert of an earlier opening of the position, which another filter raised', async () => {
    const other = await makeBell(database.db, anna.userId, { name: 'Sarte', criteria: tailors }, now)
    await makeAlert(database.db, anna.userId, { positionNo: cook, filterIds: [other], opening: 2 }, now)
    expect(await ask(anna, { ...tailors, filterID: other, alertNo })).toEqual(counted)
  })

  test('other criteria than the filter has', async () => {
    expect(await ask(anna, { ...tailors, filterID, alertNo })).toEqual(counted)
  })

  test('another person’s filter, which is refused', async () => {
    const bruno = await makeRecruiter(database.db, now, { monthly_searches: 20 })
    await expect(ask(bruno, { ...cooks, filterID, alertNo })).rejects.toMatchObject({ code: 'unknown_filter' })
  })

  test('an alert without a filter, which is refused', async () => {
    await expect(ask(anna, { ...cooks, alertNo })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
