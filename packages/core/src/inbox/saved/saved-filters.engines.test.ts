import { randomUUID } from 'node:crypto'
import { saveFilter as saveFilterCall } from '@vedetta/contracts/search/saved-filters'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { setMark } from '../marks/set-mark.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { createSearchContext } from '../positions/testing/search-context.ts'
import { countFilter } from './count-filter.ts'
import { countFilters } from './count-filters.ts'
import { deleteFilter } from './delete-filter.ts'
import { listSavedFilters } from './list-saved-filters.ts'
import { saveFilter } from './save-filter.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: SearchContext
let positionID: string
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => new Date())
  await ensureIndices(engine)
  const companyNo = await makeCompany(db, { name: 'Alfa Meccanica' })
  positionID = await positionIdOf(db, await makePosition(db, { title: 'Saldatore', company_no: companyNo }))
  const beta = await makeCompany(db, { name: 'Beta', is_agency: true, agency_reason: 'name' })
  await makePosition(db, { title: 'Saldatrice', company_no: beta })
  await makePosition(db, { title: 'Cuoco' })
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const now = new Date('2026-11-14T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const recruiter = (tier: 'basic' | 'team' = 'team') => makeRecruiter(db, now, { tier })
const save = (viewer: SeatedViewer, filter: Partial<z.input<typeof saveFilterCall.input>>, at = now) =>
  saveFilter(context, viewer, saveFilterCall.input.parse({ name: 'Saldatori', ...filter }), at)
const welders = { position: { name: 'saldatore' } }
const namesOf = async (viewer: SeatedViewer) =>
  (await listSavedFilters(context, viewer, { toSee: 'left' }, now)).filters.map(({ name }) => name)

describe('saveFilter', () => {
  test('stores its name, its criteria and the number of positions it finds', async () => {
    const viewer = await recruiter()
    const criteria = {
      position: { name: ['saldatore'] },
      notPosition: { contract: ['internship' as const] },
      company: {},
      notCompany: { sectors: ['retail' as const] },
      from: '2026-01-01T00:00:00Z',
      to: '2036-01-01T00:00:00Z',
      statuses: ['notSeen' as const],
      aiSearch: true,
    }
    const saved = await save(viewer, { name: ' Saldatori nuovi ', ...criteria })
    expect(saved).toEqual({ filterID: expect.any(String), created: now.toISOString(), count: 2 })
    const { filterID, created, count } = saved
    expect((await listSavedFilters(context, viewer, { toSee: 'left' }, now)).filters).toEqual([
      {
        filterID,
        name: 'Saldatori nuovi',
        createdAt: created,
        count,
        matchCount: count,
        ...criteria,
        bell: false,
        toSee: null,
        today: null,
      },
    ])
  })

  test('counts with the user’s marks and without their excluded companies', async () => {
    const viewer = await recruiter()
    expect((await save(viewer, welders)).count).toBe(2)
    await setMark(db, viewer, { positionID, status: 'seen' }, now)
    expect((await save(viewer, { ...welders, name: 'Da vedere', statuses: ['notSeen'] })).count).toBe(1)
    await updateSettings(db, viewer.userId, { excludedCompanies: ['Beta'] })
    expect((await save(viewer, welders)).count).toBe(1)
  })

  test('counts without agencies if the settings hide them', async () => {
    const viewer = await recruiter()
    const { filterID } = await save(viewer, welders)
    const count = async () => (await countFilter(context, viewer, filterID, now)).count
    expect(await count()).toBe(2)
    await updateSettings(db, viewer.userId, { hideAgencies: true })
    expect(await count()).toBe(1)
  })

  test('stores the same name and criteria once', async () => {
    const viewer = await recruiter()
    const first = await save(viewer, { name: 'Saldatori', position: { name: 'saldatore', provinces: ['BG', 'MI'] } })
    const same = { name: 'SALDATORI', position: { provinces: ['MI', 'BG'], name: ['saldatore'] } }
    expect(await save(viewer, same, after(60))).toMatchObject({ filterID: first.filterID, created: first.created })
    expect((await listSavedFilters(context, viewer, { toSee: 'left' }, now)).filters).toHaveLength(1)
  })

  test('refuses other criteria under an existing name, ignoring case', async () => {
    const viewer = await recruiter()
    await save(viewer, welders)
    const other = { name: 'saldatori', position: { name: 'cuoco' } }
    await expect(save(viewer, other)).rejects.toMatchObject({ code: 'filter_name_taken' })
    const another = await recruiter()
    await expect(save(another, other)).resolves.toMatchObject({ count: 1 })
  })

  test.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(81) }])(
    'refuses a filter without a valid name: %o',
    (filter) => {
      const { error } = saveFilterCall.input.safeParse(filter)
      expect(error?.issues.map(({ message }) => message)).toEqual(['filter_name_required'])
      expect(saveFilterCall.input.safeParse({}).error?.issues[0]?.message).toBe('filter_name_required')
    },
  )

  test('refuses a town that does not exist', async () => {
    const nowhere = { position: { cities: ['000000'] } }
    await expect(save(await recruiter(), nowhere)).rejects.toMatchObject({ code: 'unknown_place' })
  })
})

describe('saveFilter with a filterID', () => {
  test('changes the name or the criteria, and the filter keeps its place in the list', async () => {
    const viewer = await recruiter()
    const { filterID, created } = await save(viewer, welders)
    await save(viewer, { name: 'Cuochi', position: { name: 'cuoco' } }, after(10))
    expect(await save(viewer, { filterID, name: 'Saldatori TIG', ...welders }, after(20))).toEqual({
      filterID,
      created,
      count: 2,
    })
    expect(
      (await save(viewer, { filterID, name: 'Saldatori tig', position: { name: 'cuoco' } }, after(30))).count,
    ).toBe(1)
    const { filters } = await listSavedFilters(context, viewer, { toSee: 'left' }, now)
    expect(filters.map(({ name, position }) => [name, position.name])).toEqual([
      ['Cuochi', ['cuoco']],
      ['Saldatori tig', ['cuoco']],
    ])
  })

  test('refuses the name of another filter', async () => {
    const viewer = await recruiter()
    const { filterID } = await save(viewer, welders)
    await save(viewer, { name: 'Cuochi', position: { name: 'cuoco' } })
    const renamed = save(viewer, { filterID, name: 'CUOCHI', position: { name: 'cuoco' } })
    await expect(renamed).rejects.toMatchObject({ code: 'filter_name_taken' })
  })

  test('refuses the filter of another user, as counting it does, and deleting it does nothing', async () => {
    const { filterID } = await save(await recruiter(), welders)
    const other = await recruiter()
    const unknown = { code: 'unknown_filter' }
    await expect(save(other, { filterID, ...welders })).rejects.toMatchObject(unknown)
    await expect(countFilter(context, other, filterID, now)).rejects.toMatchObject(unknown)
    await deleteFilter(db, other, filterID)
    expect(await db.selectFrom('saved_filter').where('filter_id', '=', filterID).select('name').execute()).toHaveLength(
      1,
    )
  })
})

describe('the plan’s limit of saved filters', () => {
  test('refuses a new filter once reached, while existing ones can still be changed', async () => {
    const viewer = await recruiter('basic')
    const saved = []
    for (const n of [1, 2, 3, 4, 5]) saved.push(await save(viewer, { ...welders, name: `Filtro ${n}` }, after(n)))
    const sixth = { ...welders, name: 'Filtro 6' }
    await expect(save(viewer, sixth)).rejects.toMatchObject({
      code: 'max_saved_filters',
      message: 'Max saved filters reached',
    })
    await save(viewer, { ...welders, name: 'Filtro 5' })
    await save(viewer, { ...welders, name: 'Filtro cinque', filterID: saved[4]?.filterID })
    expect(await namesOf(viewer)).toEqual(['Filtro cinque', 'Filtro 4', 'Filtro 3', 'Filtro 2', 'Filtro 1'])
    await deleteFilter(db, viewer, saved[0]?.filterID ?? '')
    await save(viewer, sixth, after(6))
    expect(await namesOf(viewer)).toHaveLength(5)
  })

  test('admits one of 64 concurrent saves to the last place', async () => {
    const viewer = await recruiter('basic')
    for (const n of [1, 2, 3, 4]) await save(viewer, { ...welders, name: `Filtro ${n}` })
    const tries = Array.from({ length: 64 }, (_, n) => save(viewer, { ...welders, name: `Ultimo ${n}` }))
    const answers = await Promise.allSettled(tries)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['max_saved_filters']))
    expect(await namesOf(viewer)).toHaveLength(5)
  })

  test('counts 16 concurrent saves of the same filter once', async () => {
    const viewer = await recruiter()
    const answers = await Promise.all(Array.from({ length: 16 }, () => save(viewer, welders)))
    expect(new Set(answers.map(({ filterID }) => filterID)).size).toBe(1)
  })
})

describe('a saved filter', () => {
  test('is recounted by countFilter, and the list shows the new count', async () => {
    const viewer = await recruiter()
    const criteria = { ...welders, statuses: ['notSeen' as const] }
    const { filterID } = await save(viewer, criteria)
    await setMark(db, viewer, { positionID, status: 'contacted' }, now)
    expect(await countFilter(context, viewer, filterID, now)).toEqual({ count: 1, toSee: 1, today: 1 })
    expect((await listSavedFilters(context, viewer, { toSee: 'left' }, now)).filters).toMatchObject([
      { filterID, count: 1 },
    ])
    const unknown = countFilter(context, viewer, randomUUID(), now)
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_filter' })
  })

  test('says how much of what it finds is to see, and how much of that was first seen since midnight in Italy', async () => {
    const viewer = await recruiter()
    const vat = '11223344556'
    const companyNo = await makeCompany(db, { name: 'Delta', vat })
    /** Half an hour after midnight in Italy, still Friday in UTC. */
    const at = new Date('2026-11-13T23:30:00Z')
    const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
    const open = (minutes: number) => makePosition(db, { company_no: companyNo }, before(minutes))
    const [today, yesterday] = [await open(30), await open(31)]
    await indexPositions(db, engine)
    const { filterID } = await save(viewer, { name: 'Delta', company: { vat: [vat] } })
    const later = new Date(now.getTime() + 60_000)
    const seenOnly = await save(viewer, { name: 'Viste', company: { vat: [vat] }, statuses: ['seen'] }, later)
    const ids = [filterID, seenOnly.filterID]
    const counts = async () => (await countFilters(context, viewer, ids, at)).map(({ filterID: _, ...count }) => count)
    expect(await counts()).toEqual([
      { count: 2, toSee: 2, today: 1 },
      { count: 0, toSee: 0, today: 0 },
    ])
    await setMark(db, viewer, { positionID: await positionIdOf(db, today), status: 'seen' }, at)
    await setMark(db, await recruiter(), { positionID: await positionIdOf(db, yesterday), status: 'seen' }, at)
    expect(await counts()).toEqual([
      { count: 2, toSee: 1, today: 0 },
      { count: 1, toSee: 0, today: 0 },
    ])
    const listed = async (busy: Partial<SearchContext> = {}) =>
      (await listSavedFilters({ ...context, ...busy }, viewer, { toSee: 'counted' }, at)).filters
    expect(await listed()).toMatchObject([
      { filterID: seenOnly.filterID, count: 1, toSee: 0 },
      { filterID, count: 2, toSee: 1, today: 0 },
    ])
    const gate = () => Promise.reject(new AppError('search_unavailable'))
    expect(await listed({ gate })).toMatchObject([
      { count: 1, toSee: null },
      { count: 2, toSee: null },
    ])
  })

  test('is counted with others in one turn of the engine, as many as may weigh together, without those of others', async () => {
    const viewer = await recruiter()
    const wide = { position: { name: Array.from({ length: 20 }, (_, n) => `saldatore or cuoco or tornitore ${n}`) } }
    const ids: string[] = []
    for (let n = 0; n < 25; n++) ids.push((await save(viewer, { ...wide, name: `Filtro ${n}` })).filterID)
    const others = (await save(await recruiter(), welders)).filterID
    const turns: number[] = []
    const gate: SearchContext['gate'] = (_searcher, weight, search) => {
      turns.push(weight)
      return search()
    }
    const counted = await countFilters({ ...context, gate }, viewer, [others, ...ids.toReversed()], now)
    expect(turns).toHaveLength(1)
    expect(turns[0]).toBeLessThanOrEqual(450)
    expect(counted.map(({ filterID }) => filterID)).toEqual(ids.toReversed().slice(0, counted.length))
    expect(counted.length).toBeLessThan(25)
  })

  test('can be deleted repeatedly', async () => {
    const viewer = await recruiter()
    const { filterID } = await save(viewer, welders)
    for (const _ of [1, 2]) await deleteFilter(db, viewer, filterID)
    expect(await namesOf(viewer)).toEqual([])
  })
})
