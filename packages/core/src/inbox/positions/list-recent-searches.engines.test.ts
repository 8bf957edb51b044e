import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { maxRecentSearches } from '@vedetta/contracts/search/recent-searches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { chargeSearch } from './charge-search.ts'
import { listRecentSearches } from './list-recent-searches.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const welders = { position: { name: ['saldatore'], provinces: ['BG', 'MI'] } }
const weldersInBergamo = { position: { name: ['saldatore'], provinces: ['BG'] } }
const cooks = { position: { name: ['cuoco'] } }

type Made = { at?: Date; total?: number; isOfAlert?: boolean; sort?: 'date' | 'relevance' }

function search(viewer: SeatedViewer, criteria: object, made: Made = {}) {
  const { at = now, total = 1, isOfAlert = false, sort = 'date' } = made
  const asked = { criteria: positionCriteria.parse(criteria), sort, isOfAlert, total }
  const found = { ceiling: 1, marksVersion: 0, refresh: false, isOffered: false, hasOffer: false }
  return chargeSearch(db, viewer, { ...asked, ...found }, at)
}

async function recentOf(viewer: SeatedViewer) {
  const { searches } = await listRecentSearches(db, viewer, now)
  return searches.map(({ position, rule }) => [position.name?.[0], rule])
}

test('the last searches are listed newest first, each once, as they were last sorted', async () => {
  const viewer = await makeRecruiter(db, now)
  await search(viewer, welders, { at: hoursAgo(3) })
  await search(viewer, cooks, { at: hoursAgo(2) })
  await search(viewer, welders, { at: hoursAgo(1), sort: 'relevance' })
  const { searches } = await listRecentSearches(db, viewer, now)
  expect(searches).toMatchObject([
    { ...welders, sort: 'relevance', startedAt: hoursAgo(1).toISOString(), rule: 'same' },
    { ...cooks, sort: 'date', startedAt: hoursAgo(2).toISOString(), rule: 'same' },
  ])
})

test('each says the rule that applies when it is made again, and that rule then applies', async () => {
  const viewer = await makeRecruiter(db, now, { monthly_searches: 10 })
  await search(viewer, welders, { at: hoursAgo(30) })
  await search(viewer, cooks, { at: hoursAgo(23) })
  expect(await recentOf(viewer)).toEqual([
    ['cuoco', 'same'],
    ['saldatore', 'counted'],
  ])
  const { left } = (await balanceOf(db, viewer.seat.licenceNo, now)).search
  expect((await search(viewer, cooks)).rule).toBe('same')
  expect((await search(viewer, welders)).rule).toBe('counted')
  expect((await balanceOf(db, viewer.seat.licenceNo, now)).search.left).toBe(left - 1)
})

test('a search that was free because of an alert is no repetition, and a part of one just counted is free', async () => {
  const viewer = await makeRecruiter(db, now)
  await search(viewer, cooks, { at: hoursAgo(1), isOfAlert: true })
  await search(viewer, weldersInBergamo, { at: hoursAgo(26) })
  await search(viewer, welders, { at: hoursAgo(0.1) })
  expect(await recentOf(viewer)).toEqual([
    ['saldatore', 'same'],
    ['cuoco', 'counted'],
    ['saldatore', 'narrower'],
  ])
})

test('searches without criteria or results, of other people and older than two days are not listed', async () => {
  const [viewer, colleague] = [await makeRecruiter(db, now), await makeRecruiter(db, now)]
  await search(viewer, {})
  await search(viewer, welders, { total: 0 })
  await search(viewer, cooks, { at: hoursAgo(49) })
  await search(colleague, cooks)
  expect(await recentOf(viewer)).toEqual([])
})

test(`at most ${maxRecentSearches} are listed`, async () => {
  const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
  for (let count = 0; count <= maxRecentSearches; count++)
    await search(viewer, { position: { name: [`ruolo ${count}`] } }, { at: hoursAgo(20 - count) })
  const recent = await recentOf(viewer)
  expect(recent).toHaveLength(maxRecentSearches)
  expect(recent[0]).toEqual([`ruolo ${maxRecentSearches}`, 'same'])
})
