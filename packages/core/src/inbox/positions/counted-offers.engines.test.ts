import { countedFields } from '@vedetta/contracts/search/facets'
import { searchPositions as call } from '@vedetta/contracts/search/position-search'
import { personSearchWeight } from '@vedetta/contracts/search/search-weight'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import type { SearchGate } from '../../search/engine/search-gate.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { countFacets } from './count-facets.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
const now = new Date('2026-11-14T09:00:00Z')
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  const alfa = await makeCompany(db, { name: 'Alfa' })
  const bergamo = { company_no: alfa, municipalities: ['016024'] }
  const milan = { company_no: alfa, municipalities: ['015146'] }
  for (const place of [bergamo, bergamo, milan])
    await makePosition(db, { ...place, title: 'Manutentore meccanico', contract: 'permanent' }, now)
  await makePosition(db, { ...milan, title: 'Manutentore elettromeccanico', contract: 'permanent' }, now)
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const circle = (km: number) => ({ mode: 'radius' as const, istat: '016024', km })
const electric = { name: 'manutentore elettromeccanico', city: circle(10) }

async function ask(input: z.input<typeof call.input>, gate: SearchGate = openGate) {
  const viewer = await makeRecruiter(db, now)
  const found = await searchPositions({ ...context, gate }, viewer, call.input.parse(input), now)
  const left = async () => (await balanceOf(db, viewer.seat.licenceNo, now)).search.left
  return { found, viewer, left }
}

describe('a search that finds nothing', () => {
  test('is free and says which single change finds how many, without a token', async () => {
    const before = await (await ask({})).left()
    const { found, left } = await ask({ position: electric })
    expect([found.total, found.rule]).toEqual([0, 'empty'])
    expect(found.offers.map(({ kind, field, word, found, token }) => [kind, word ?? field, found, token])).toEqual([
      ['related', 'name', 2, null],
      ['wordDropped', 'elettromeccanico', 2, null],
      ['widerRadius', 'city', 1, null],
    ])
    expect(await left()).toBe(before)
  })

  test('says what a misspelt role was meant to be, and how many that finds', async () => {
    const { found } = await ask({ position: { name: 'manutentroe mecanico' } })
    expect(found.offers.map(({ kind, word, found }) => [kind, word, found])[0]).toEqual([
      'wordMended',
      'manutentore meccanico',
      3,
    ])
  })

  test('says the nearest of several circles that find something', async () => {
    const { found } = await ask({ position: { ...electric, city: circle(30) } })
    const km = found.offers.flatMap(({ criteria: { position } }) =>
      position.city?.mode === 'radius' ? position.city.km : [],
    )
    expect(km).toEqual([30, 30, 50])
  })

  test('finds exactly as much as an offer said, once it is followed, and that search counts', async () => {
    const { found, viewer, left } = await ask({ position: electric })
    const before = await left()
    for (const { criteria, found: promised } of found.offers) {
      const { total } = await searchPositions(context, viewer, call.input.parse({ ...criteria, newSearch: true }), now)
      expect(total).toBe(promised)
    }
    expect(await left()).toBeLessThan(before)
  })

  test('says nothing that finds nothing either', async () => {
    const { found } = await ask({ position: { name: 'astronauta', contract: ['internship'] } })
    expect(found.offers).toEqual([])
  })

  test('counts within the person’s share of the engine: ten in ten seconds fit, and none is refused for its counts', async () => {
    const weights: number[] = []
    const weigh: SearchGate = (_searcher, weight, search) => {
      weights.push(weight)
      return search()
    }
    const empty = await ask({ position: electric }, weigh)
    const asked = { searchID: empty.found.searchID, fields: countedFields }
    await countFacets({ ...context, gate: weigh }, empty.viewer, asked, now)
    expect(weights).toHaveLength(3)
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(personSearchWeight.times / 10)
    const busy = vi.fn<SearchGate>(async (_searcher, _weight, search) => {
      if (busy.mock.calls.length > 1) throw new AppError('request_limit', { retryAfter: 3 })
      return search()
    }) as SearchGate & ReturnType<typeof vi.fn>
    const { found } = await ask({ position: electric }, busy)
    expect([found.total, found.offers]).toEqual([0, []])
  })
})

test('a search that finds a little is not counted again', async () => {
  const { found } = await ask({ position: { name: 'manutentore meccanico', city: circle(10) } })
  expect(found.total).toBe(2)
  expect(found.offers.map((offer) => offer.found)).toEqual([null, null])
})
