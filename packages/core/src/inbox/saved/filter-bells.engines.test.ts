import { randomUUID } from 'node:crypto'
import { saveFilter as saveFilterCall } from '@vedetta/contracts/search/saved-filters'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { createSearchContext } from '../positions/testing/search-context.ts'
import { listSavedFilters } from './list-saved-filters.ts'
import { orderFilters } from './order-filters.ts'
import { saveFilter } from './save-filter.ts'
import { setFilterBell } from './set-filter-bell.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: SearchContext
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const now = new Date('2026-11-14T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const save = async (
  viewer: SeatedViewer,
  name: string,
  more: { bell?: boolean; notifyOnFilter?: true } = {},
  at = now,
) => (await saveFilter(context, viewer, saveFilterCall.input.parse({ name, ...more }), at)).filterID
const listed = async (viewer: SeatedViewer) => (await listSavedFilters(context, viewer, { toSee: 'left' }, now)).filters
const bellSince = async (filterId: string) =>
  (await db.selectFrom('saved_filter').select('bell_since').where('filter_id', '=', filterId).executeTakeFirstOrThrow())
    .bell_since

describe('setFilterBell', () => {
  test('a bell turned on keeps its first date until it is turned off', async () => {
    const viewer = await makeRecruiter(db, now, { tier: 'team' })
    const filterID = await save(viewer, 'Saldatori')
    expect(await setFilterBell(context, viewer, { filterID, on: true }, now)).toEqual({ bell: true })
    await setFilterBell(context, viewer, { filterID, on: true }, after(60))
    expect(await bellSince(filterID)).toEqual(now)
    expect(await setFilterBell(context, viewer, { filterID, on: false }, after(90))).toEqual({ bell: false })
    expect(await bellSince(filterID)).toBeNull()
    await setFilterBell(context, viewer, { filterID, on: true }, after(120))
    expect(await bellSince(filterID)).toEqual(after(120))
  })

  test('a bell leaves the setting over all bells alone, unless asked to turn it on with the bell', async () => {
    const viewer = await makeRecruiter(db, now, { tier: 'team' })
    const isNotified = async () => (await readSettings(db, viewer.userId)).notifyOnFilter
    const filterID = await save(viewer, 'Saldatori', { bell: true })
    for (const on of [false, true]) await setFilterBell(context, viewer, { filterID, on }, now)
    await setFilterBell(context, viewer, { filterID, on: false, notifyOnFilter: true }, now)
    expect(await isNotified(), 'nobody asked for it').toBe(false)
    await setFilterBell(context, viewer, { filterID, on: true, notifyOnFilter: true }, now)
    expect(await isNotified()).toBe(true)
    await updateSettings(db, viewer.userId, { notifyOnFilter: false })
    await setFilterBell(context, viewer, { filterID, on: false }, now)
    await save(viewer, 'Cuochi', { notifyOnFilter: true })
    expect(await isNotified(), 'there was no bell to turn on').toBe(false)
    await save(viewer, 'Tornitori', { bell: true, notifyOnFilter: true })
    expect(await isNotified()).toBe(true)
  })

  test('a bell on a plan without alerts is refused and can still be turned off', async () => {
    const viewer = await makeRecruiter(db, now, { tier: 'team' })
    const filterID = await save(viewer, 'Saldatori', { bell: true })
    const smaller: SeatedViewer = { ...viewer, seat: { ...viewer.seat, tier: 'basic' } }
    const refused = { code: 'alerts_not_in_plan' }
    await expect(setFilterBell(context, smaller, { filterID, on: true }, now)).rejects.toMatchObject(refused)
    await expect(save(smaller, 'Altro', { bell: true })).rejects.toMatchObject(refused)
    expect(await listed(smaller), 'the refused filter was not saved').toHaveLength(1)
    expect(await setFilterBell(context, smaller, { filterID, on: false }, now)).toEqual({ bell: false })
  })

  test('a bell of another user’s filter is refused as unknown', async () => {
    const filterID = await save(await makeRecruiter(db, now, { tier: 'team' }), 'Saldatori')
    const other = await makeRecruiter(db, now, { tier: 'team' })
    const unknown = { code: 'unknown_filter' }
    await expect(setFilterBell(context, other, { filterID, on: true }, now)).rejects.toMatchObject(unknown)
    expect(await bellSince(filterID)).toBeNull()
  })

  test('a bell stays as it is when its filter is saved without a word about it', async () => {
    const viewer = await makeRecruiter(db, now, { tier: 'team' })
    const filterID = await save(viewer, 'Saldatori', { bell: true })
    await saveFilter(context, viewer, saveFilterCall.input.parse({ name: 'Saldatori TIG', filterID }), after(60))
    expect(await listed(viewer)).toMatchObject([{ name: 'Saldatori TIG', bell: true }])
  })
})

describe('orderFilters', () => {
  test('filters come in the chosen order, with new ones before them and those of others left alone', async () => {
    const viewer = await makeRecruiter(db, now, { tier: 'team' })
    const other = await makeRecruiter(db, now, { tier: 'team' })
    const names = async (of: SeatedViewer) => (await listed(of)).map(({ name }) => name)
    const [a, b, c] = [
      await save(viewer, 'A'),
      await save(viewer, 'B', {}, after(1)),
      await save(viewer, 'C', {}, after(2)),
    ]
    const [x, y] = [await save(other, 'X'), await save(other, 'Y', {}, after(1))]
    expect(await names(viewer)).toEqual(['C', 'B', 'A'])
    await orderFilters(context, viewer, [b, x, randomUUID(), c, a, y])
    expect(await names(viewer)).toEqual(['B', 'C', 'A'])
    expect(await names(other)).toEqual(['Y', 'X'])
    await save(viewer, 'D', {}, after(3))
    expect(await names(viewer)).toEqual(['D', 'B', 'C', 'A'])
  })
})
