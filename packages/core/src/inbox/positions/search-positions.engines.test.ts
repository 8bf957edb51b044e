import { randomUUID } from 'node:crypto'
import * as contract from '@vedetta/contracts/search/position-search'
import {
  positionCriteria,
  searchPageSize,
  type searchPositions as searchPositionsCall,
} from '@vedetta/contracts/search/position-search'
import { positionSorts } from '@vedetta/contracts/search/position-sort'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import {
  companyIdOf,
  makeCompany,
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
import { excludeCompany } from '../saved/exclude-company.ts'
import { countFacets } from './count-facets.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
let companies: number[]
let sourceNo: number

const now = new Date('2026-11-14T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const hour = 3_600

beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  companies = await Promise.all(['Alfa Meccanica', 'Beta Servizi'].map((name) => makeCompany(db, { name })))
  sourceNo = await makeSource(db)
  await arrive(60, 'Saldatore')
})
afterAll(() => Promise.all([database.close(), engine.close()]))

/** Publishes positions, one a minute, and indexes them. */
async function arrive(count: number, title: string): Promise<number[]> {
  const numbers: number[] = []
  for (let n = 0; n < count; n++) {
    const published = publishedPosition(companies[n % 2] ?? 0, { title, municipalities: ['016024'] })
    numbers.push(...(await publish(db, sourceNo, [published], after(n * 60 - 7_200))))
  }
  await indexPositions(db, engine)
  return numbers
}

type Input = z.input<typeof searchPositionsCall.input>

const recruiter = () => makeRecruiter(db, now)
const search = (viewer: SeatedViewer, input: Input = {}, at = now, signal?: AbortSignal) =>
  searchPositions(context, viewer, contract.searchPositions.input.parse(input), at, signal)
const idsOf = ({ positions }: { positions: { positionID: string }[] }) => positions.map(({ positionID }) => positionID)
const mark = (viewer: SeatedViewer, positionID: string | undefined, status: string) =>
  setMark(db, viewer, { positionID: positionID ?? '', status }, now)
const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).search.left

const provincesOf = async (viewer: SeatedViewer, searchID: string) =>
  (await countFacets(context, viewer, { searchID, fields: ['provinces'] }, now)).facets.provinces

async function allPages(viewer: SeatedViewer, input: Input): Promise<string[]> {
  const first = await search(viewer, input)
  const ids = idsOf(first)
  for (let page = 2; page <= first.pages; page++)
    ids.push(...idsOf(await search(viewer, { ...input, newSearch: false, page, searchID: first.searchID })))
  return ids
}

describe('a search', () => {
  test('returns a page of rows, newest first, with totals and its id', async () => {
    const viewer = await recruiter()
    const { positions, ...rest } = await search(viewer, { position: { name: 'saldatrice' } })
    expect(rest).toEqual({
      searchID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      counted: true,
      rule: 'counted',
      related: [],
      freeUntil: { same: expect.any(String), narrower: expect.any(String), related: expect.any(String) },
      offers: [],
      total: 60,
      companies: 2,
      page: 1,
      pages: 3,
    })
    expect(positions).toHaveLength(searchPageSize)
    const times = positions.map(({ firstSeen }) => firstSeen)
    expect(times).toEqual([...times].sort().reverse())
    expect(positions[0]).toMatchObject({
      name: 'Saldatore',
      status: 'notSeen',
      company: { name: 'Beta Servizi' },
      places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
      matches: { name: [[0, 9]], companyName: [] },
      foundBy: null,
      distanceKm: null,
    })
  })

  test('says how far each position is from the searched town', async () => {
    const viewer = await recruiter()
    const kmFrom = async (istat: string) => {
      const city = { mode: 'radius' as const, istat, km: 60 }
      return (await search(viewer, { position: { city } })).positions.map(({ distanceKm }) => distanceKm)
    }
    expect(new Set(await kmFrom('016024'))).toEqual(new Set([0]))
    const [km] = new Set(await kmFrom('015146'))
    expect(km).toBeGreaterThan(40)
    expect(km).toBeLessThan(50)
  })

  test('returns the current status of each row', async () => {
    const viewer = await recruiter()
    const [first, second, third] = idsOf(await search(viewer))
    await mark(viewer, first, 'seen')
    await mark(viewer, second, 'contacted')
    const { positions } = await search(viewer)
    expect(positions.slice(0, 3).map(({ positionID, status }) => [positionID, status])).toEqual([
      [first, 'seen'],
      [second, 'contacted'],
      [third, 'notSeen'],
    ])
  })

  test('filters by the user’s own marks', async () => {
    const viewer = await recruiter()
    const [first, second] = idsOf(await search(viewer))
    await mark(viewer, first, 'seen')
    await mark(viewer, second, 'contacted')
    const totals = []
    for (const statuses of [['seen'], ['contacted'], ['seen', 'contacted'], ['notSeen'], ['notSeen', 'seen']] as const)
      totals.push((await search(viewer, { statuses: [...statuses] })).total)
    expect(totals).toEqual([1, 1, 2, 58, 59])
    expect((await search(await recruiter(), { statuses: ['seen'] })).total).toBe(0)
  })

  test('leaves out the companies that the settings exclude', async () => {
    const viewer = await recruiter()
    await updateSettings(db, viewer.userId, { excludedCompanies: ['alfa meccanica'] })
    const { total, companies: found, positions } = await search(viewer)
    expect([total, found]).toEqual([30, 1])
    expect(new Set(positions.map(({ company }) => company.name))).toEqual(new Set(['Beta Servizi']))
  })

  test('leaves out a company that its user excluded by itself, whatever other companies are called, until it is brought back', async () => {
    const viewer = await recruiter()
    const companyID = await companyIdOf(db, companies[0] ?? 0)
    await excludeCompany(db, viewer, { companyID, excluded: true }, now)
    const { total, companies: found, positions, searchID } = await search(viewer)
    expect([total, found]).toEqual([30, 1])
    expect(new Set(positions.map(({ company }) => company.companyID))).not.toContain(companyID)
    expect(await provincesOf(viewer, searchID)).toContainEqual({ value: 'BG', count: 30 })
    expect(await positionsOfPages(context, viewer, { startPage: 1, endPage: 9, searchID }, now)).toHaveLength(30)
    expect((await search(await recruiter())).total).toBe(60)
    await excludeCompany(db, viewer, { companyID, excluded: false }, now)
    expect((await search(viewer, { newSearch: true })).total).toBe(60)
  })

  test('leaves out the agencies’ positions if the settings hide them, in rows, totals, facets and exports', async () => {
    const viewer = await recruiter()
    const [, agency = 0] = companies
    const updateAgency = (fields: object) =>
      db
        .updateTable('company')
        .set(fields)
        .where('company_no', '=', agency)
        .execute()
        .then(() => indexPositions(db, engine))
    await updateAgency({ is_agency: true, agency_reason: 'register' })
    expect((await search(viewer)).total).toBe(60)
    await updateSettings(db, viewer.userId, { hideAgencies: true })
    const { total, companies: found, positions, searchID } = await search(viewer, { newSearch: true })
    expect([total, found]).toEqual([30, 1])
    expect(await positionsOfPages(context, viewer, { startPage: 1, endPage: 9, searchID }, now)).toHaveLength(30)
    expect(new Set(positions.map(({ company }) => company.name))).toEqual(new Set(['Alfa Meccanica']))
    expect(await provincesOf(viewer, searchID)).toContainEqual({ value: 'BG', count: 30 })
    expect((await search(await recruiter())).total).toBe(60)
    await updateAgency({ is_agency: false, agency_reason: null })
    expect((await search(viewer)).total).toBe(60)
  })

  test('leaves out a position that was merged into another', async () => {
    const viewer = await recruiter()
    const [target = 0, merged = 0] = await arrive(2, 'Verniciatore')
    const found = async () => idsOf(await search(viewer, { position: { name: 'verniciatore' }, newSearch: true }))
    expect(await found()).toHaveLength(2)
    await db
      .updateTable('position')
      .set({ closed_at: now, closing_reason: 'merged', merged_into: target })
      .where('position_no', '=', merged)
      .execute()
    await indexPositions(db, engine)
    expect(await found()).toEqual([await positionIdOf(db, target)])
    await db
      .updateTable('position')
      .set({ closed_at: now, closing_reason: 'gone' })
      .where('position_no', '=', target)
      .execute()
    await indexPositions(db, engine)
    expect(await found()).toEqual([])
  })

  test('that is aborted before its start costs nothing, and aborted later rejects', async () => {
    const viewer = await recruiter()
    const aborted = AbortSignal.abort()
    const query = { position: { name: 'cuoco' } }
    await expect(search(viewer, query, now, aborted)).rejects.toMatchObject({ name: 'AbortError' })
    expect(await left(viewer)).toBe(1000)
    const later = new AbortController()
    const running = search(viewer, query, now, later.signal)
    later.abort()
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  })

  test.each([
    ['unknown_place', { position: { city: { mode: 'exact', istat: '000000' } } }],
    ['unknown_place', { notPosition: { cities: ['016024', '000000'] } }],
    ['page_out_of_reach', { page: 401, position: { name: 'cuoco' } }],
    ['invalid_request', { filterID: randomUUID(), position: { name: 'cuoco' } }],
    ['unknown_filter', { filterID: randomUUID(), newSearch: true, position: { name: 'cuoco' } }],
    ['unknown_search', { searchID: randomUUID(), position: { name: 'cuoco' } }],
  ] as const)('is refused with %s, and costs nothing: %o', async (code, input) => {
    const viewer = await recruiter()
    await expect(search(viewer, input as Input)).rejects.toMatchObject({ code })
    expect(await left(viewer)).toBe(1000)
  })
})

describe('the pages of a search', () => {
  test('are stable while positions arrive and are marked, until a new search', async () => {
    const viewer = await recruiter()
    const query: Input = { position: { name: 'fresatore' }, statuses: ['notSeen', 'seen'] }
    await arrive(60, 'Fresatore')
    const before = await allPages(viewer, query)
    expect(new Set(before).size).toBe(60)

    const first = await search(viewer, { ...query, newSearch: true }, after(1))
    await arrive(7, 'Fresatore CNC')
    for (const id of before.slice(0, 9)) await mark(viewer, id, 'contacted')
    await mark(viewer, before[50], 'seen')
    const pages = [first]
    for (const page of [2, 3]) pages.push(await search(viewer, { ...query, page, searchID: first.searchID }, after(2)))
    expect(pages.flatMap(idsOf)).toEqual(before)
    expect(pages.map(({ total, searchID }) => [total, searchID])).toEqual(Array(3).fill([60, first.searchID]))

    const second = await search(viewer, { ...query, page: 2 }, after(3))
    expect([second.searchID, idsOf(second)]).toEqual([first.searchID, before.slice(25, 50)])
    expect(second.positions.at(0)?.status).toBe('notSeen')
    expect(pages[2]?.positions[0]).toMatchObject({ positionID: before[50], status: 'seen' })

    const anew = await search(viewer, { ...query, newSearch: true }, after(4))
    expect([anew.total, anew.counted]).toEqual([60 + 7 - 9, false])
    expect(anew.searchID).not.toBe(first.searchID)
    expect((await search(viewer, { ...query, page: 2, searchID: first.searchID }, after(5))).total).toBe(60)
  })

  test('are those of the last search with the same criteria and sort, for a day', async () => {
    const viewer = await recruiter()
    const query: Input = { position: { name: 'saldatore' } }
    const first = await search(viewer, query)
    const again = { position: { name: ['saldatore'] }, page: 2 }
    expect((await search(viewer, again, after(23 * hour))).searchID).toBe(first.searchID)
    const sorted = await search(viewer, { ...query, sort: 'relevance' }, after(1))
    expect([sorted.searchID === first.searchID, sorted.counted]).toEqual([false, false])
    const nextDay = await search(viewer, query, after(25 * hour))
    expect([nextDay.searchID === first.searchID, nextDay.counted]).toEqual([false, true])
  })

  test('in another order cost nothing, whichever it is, and are exported in it', async () => {
    const viewer = await recruiter()
    const query: Input = {
      position: { name: 'saldatore', city: { mode: 'radius', istat: '016024', km: 20 } },
      newSearch: true,
    }
    expect((await search(viewer, query)).rule).toBe('counted')
    const had = await left(viewer)
    for (const [n, sort] of positionSorts.entries()) {
      const { counted, rule, searchID, ...found } = await search(viewer, { ...query, sort }, after(n + 1))
      expect([sort, counted, rule]).toEqual([sort, false, 'same'])
      const exported = await positionsOfPages(context, viewer, { startPage: 1, endPage: 1, searchID }, after(n + 1))
      expect(exported.map(({ positionId }) => positionId)).toEqual(idsOf(found))
    }
    expect(await left(viewer)).toBe(had)
  })

  test.each([
    ['other criteria', { position: { name: 'cuoco' } }, 0],
    ['another sort', { position: { name: 'saldatore' }, sort: 'relevance' }, 0],
    ['an expired id', { position: { name: 'saldatore' } }, 24 * hour],
  ] as const)('are refused by the id of a search with %s', async (_, input, seconds) => {
    const viewer = await recruiter()
    const { searchID } = await search(viewer, { position: { name: 'saldatore' } })
    const other = search(viewer, { ...(input as Input), searchID, page: 2 }, after(seconds))
    await expect(other).rejects.toMatchObject({ code: 'unknown_search' })
  })

  test('are refused by the id of another user’s search', async () => {
    const { searchID } = await search(await recruiter())
    await expect(search(await recruiter(), { searchID })).rejects.toMatchObject({ code: 'unknown_search' })
  })

  test('beyond the last are empty', async () => {
    const { positions, total } = await search(await recruiter(), { position: { name: 'saldatore' }, page: 4 })
    expect([positions, total]).toEqual([[], 60])
  })
})

describe('a refresh', () => {
  test('shows new positions, at most every 30 seconds', async () => {
    const viewer = await recruiter()
    const query: Input = { position: { name: 'rettificatore' } }
    await arrive(1, 'Rettificatore')
    expect((await search(viewer, query)).total).toBe(1)
    await arrive(2, 'Rettificatore')
    expect((await search(viewer, query, after(20))).total).toBe(1)
    const early = search(viewer, { ...query, refresh: true }, after(20))
    await expect(early).rejects.toMatchObject({ code: 'refresh_too_soon', retryAfter: 10 })
    expect(await search(viewer, { ...query, refresh: true }, after(31))).toMatchObject({ total: 3, counted: false })
  })
})

describe('a saved filter', () => {
  test('that is opened stores its new count, unless the criteria differ from the saved ones', async () => {
    const viewer = await recruiter()
    const criteria = positionCriteria.parse({ position: { name: 'saldatore' } })
    const { filterId } = await insertFilter(db, viewer.userId, { name: 'Saldatori', criteria, count: 3 }, now)
    const count = async () => {
      const row = await db
        .selectFrom('saved_filter')
        .select('count')
        .where('filter_id', '=', filterId)
        .executeTakeFirst()
      return row?.count
    }
    await search(viewer, { position: { name: 'cuoco' }, newSearch: true, filterID: filterId })
    expect(await count()).toBe(3)
    await search(viewer, { ...criteria, newSearch: true, filterID: filterId })
    expect(await count()).toBe(60)
  })
})

describe('a search by company', () => {
  test('is the same search, with a page of companies and the first positions of each, as of its start', async () => {
    const viewer = await recruiter()
    const plain = await search(viewer, { newSearch: true, position: { name: 'saldatore' } })
    const before = await left(viewer)
    const byCompany = { position: { name: 'saldatore' }, groupBy: 'company' } as const
    const page = await search(viewer, { ...byCompany, searchID: plain.searchID })
    expect(page).toMatchObject({ searchID: plain.searchID, total: plain.total, companies: 2, pages: 1 })
    expect(page.groups?.map(({ total }) => total)).toEqual([30, 30])
    const names = page.positions.map(({ company }) => company.name)
    const ten = (name: string) => Array<string>(10).fill(name)
    expect(names).toEqual([...ten('Beta Servizi'), ...ten('Alfa Meccanica')])
    expect(page.positions[0]).toEqual(plain.positions[0])
    await arrive(1, 'Saldatore')
    expect((await search(viewer, { ...byCompany, searchID: plain.searchID })).groups).toEqual(page.groups)
    expect(await search(viewer, { ...byCompany, newSearch: true })).toMatchObject({ counted: false, rule: 'same' })
    expect(await left(viewer)).toBe(before)
    expect(await search(viewer, { ...byCompany, searchID: plain.searchID, page: 2 })).toMatchObject({
      positions: [],
      groups: [],
    })
  })
})
