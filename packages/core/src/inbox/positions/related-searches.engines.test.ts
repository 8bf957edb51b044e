import { searchPositions as call } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { createRoleFamilies } from '../../search/roles/role-families.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { positionsOfPages } from '../exports/positions-of-pages.ts'
import { countFilter } from '../saved/count-filter.ts'
import { saveFilter } from '../saved/save-filter.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

const now = new Date('2026-11-14T09:00:00Z')
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 9))

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  const api = database.as('api').db
  context = { ...createSearchContext(api, engine, () => now), roleFamilies: createRoleFamilies(api, () => now) }
  await ensureIndices(engine)
  const company_no = await makeCompany(db, { name: 'Alfa' })
  const titles = [
    'Ragioniere contabile',
    'Contabile senior',
    'Contabile di cantiere',
    'Commercialista',
    'Ragioniera part time',
    'Contabile in stage',
    'Zampillatore',
    'Spouter',
  ]
  for (const [at, title] of titles.entries()) await makePosition(db, { company_no, title }, day(at + 1))
  await indexPositions(db, engine)
  await db
    .insertInto('occupation')
    .values({ uri: 'x', isco: '7212', label_it: 'zampillatore/zampillatrice', label_en: 'spouter' })
    .execute()
})
afterAll(() => Promise.all([database.close(), engine.close()]))

type Input = z.input<typeof call.input>
const ask = (viewer: SeatedViewer, input: Input, at = now) =>
  searchPositions(context, viewer, call.input.parse(input), at)
const accountant = { position: { name: 'ragioniere' } }
const related = { ...accountant, aiSearch: true }

describe('an AI search', () => {
  test('finds related titles after the searched words, near trades last, and says by which each was found', async () => {
    const found = await ask(await makeRecruiter(db, now), related)
    expect(found.positions.map(({ name, foundBy }) => [name, foundBy?.text ?? null, foundBy?.reason])).toEqual([
      ['Ragioniera part time', null, undefined],
      ['Ragioniere contabile', null, undefined],
      ['Contabile in stage', 'contabile', 'synonym'],
      ['Contabile senior', 'contabile', 'synonym'],
      ['Commercialista', 'commercialista', 'near'],
    ])
    expect(found.related).toContainEqual({ of: 'ragioniere', text: 'contabile', reason: 'synonym', weight: 0.9 })
    expect(found.positions[2]?.matches.name).toEqual([[0, 9]])
  })

  test.each(['dateAsc', 'relevance', 'pay'] as const)('keeps the searched words first by %s', async (sort) => {
    const { positions } = await ask(await makeRecruiter(db, now), { ...related, sort })
    expect(positions.map(({ foundBy }) => foundBy === null)).toEqual([true, true, false, false, false])
  })

  test('keeps exclusions, and leaves out the titles that were taken out', async () => {
    const viewer = await makeRecruiter(db, now)
    const names = async (input: Input) => (await ask(viewer, input)).positions.map(({ name }) => name)
    expect(await names({ position: { name: 'ragioniere -stage' }, aiSearch: true })).not.toContain('Contabile in stage')
    expect(await names({ ...related, unrelated: ['contabile', 'commercialista'] })).toHaveLength(2)
  })

  test('knows the occupations that were imported', async () => {
    const found = await ask(await makeRecruiter(db, now), { position: { name: 'zampillatore' }, aiSearch: true })
    expect(found.positions.map(({ name, foundBy }) => [name, foundBy?.reason])).toEqual([
      ['Zampillatore', undefined],
      ['Spouter', 'translation'],
    ])
  })

  test('is charged once with its titles taken out and put back, and not again where it changes nothing', async () => {
    const viewer = await makeRecruiter(db, now)
    const left = async () => (await balanceOf(db, viewer.seat.licenceNo, now)).search.left
    const before = await left()
    await ask(viewer, { ...related, newSearch: true })
    for (const step of [{ ...related, unrelated: ['contabile'] }, related, accountant])
      expect((await ask(viewer, { ...step, newSearch: true })).counted).toBe(false)
    expect(await left()).toBe(before - 1)
    const role = { position: { name: '"ragioniere"' } }
    const [quoted, same] = [await ask(viewer, role), await ask(viewer, { ...role, aiSearch: true, unrelated: ['x'] })]
    expect(same.searchID).toBe(quoted.searchID)
  })

  test('is exported and saved as it is found', async () => {
    const viewer = await makeRecruiter(db, now)
    const { total, searchID } = await ask(viewer, related)
    const pages = { startPage: 1, endPage: 1, searchID }
    expect(await positionsOfPages(context, viewer, pages, now)).toHaveLength(total)
    const { filterID, count } = await saveFilter(context, viewer, { ...call.input.parse(related), name: 'Conti' }, now)
    expect([count, (await countFilter(context, viewer, filterID, now)).count]).toEqual([total, total])
  })

  test('is offered where a search finds few and its related titles more, and not without them', async () => {
    const kinds = async (input: Input) =>
      (await ask(await makeRecruiter(db, now), input)).offers.map(({ kind, found }) => [kind, found])
    expect(await kinds(accountant)).toEqual([['related', 5]])
    expect(await kinds(related)).toEqual([])
    expect(await kinds({ position: { name: 'spouter' }, company: { companyName: 'Alfa' } })).toContainEqual([
      'related',
      2,
    ])
    expect(await kinds({ position: { name: 'ragioniere -contabile -commercialista' } })).toEqual([])
  })
})
