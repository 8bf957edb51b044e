// biome-ignore lint/style/noRestrictedImports: the test gives a search up at every millisecond of its way
import { setTimeout as sleep } from 'node:timers/promises'
import { countedFields } from '@vedetta/contracts/search/facets'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSearch } from '../../testing/test-engines.ts'
import { writeDocuments } from '../indexing/write-documents.ts'
import { createSearch } from './client.ts'
import { findFacets } from './find-facets.ts'
import { countEach, findPositionNumbers, findPositions, newestPositionNo } from './find-positions.ts'
import { aliasOf } from './index-names.ts'
import { ensureIndices, listIndices } from './indices.ts'
import type { IndexedFields } from './position-document.ts'
import { noMarks, type PositionQuerySpec } from './position-query-spec.ts'

const search = createTestSearch()
const today = Date.UTC(2026, 10, 14)

/** The first is the oldest. */
const titles = [
  'Saldatore',
  'Saldatrice TIG turno notturno',
  'Addetto/a alla saldatura',
  'Responsabile di produzione, saldatori e carpentieri in acciaio',
  'Carpentiere',
  'Sviluppatore C++ (m/f)',
  'Saldatore',
]

const pays = [
  { pay_from: 10, pay_to: 12, pay_period: 'hour' },
  { pay_from: 28_000, pay_to: 32_000, pay_period: 'year' },
  { pay_from: null, pay_to: 1_500, pay_period: 'month' },
  { pay_from: 30_000, pay_to: null, pay_period: 'year' },
] as const

function position(title: string, at: number): IndexedFields {
  return {
    position_no: at + 1,
    position_id: `00000000-0000-4000-8000-00000000000${at + 1}`,
    title,
    // The second is in Brescia, the first in Brescia and near Bergamo.
    municipalities: [['017029', '016004'], ['017029']][at] ?? ['016024'],
    provinces: [],
    regions: [],
    contract: at % 2 === 0 ? 'permanent' : 'internship',
    schedule: null,
    collar: null,
    smart_working: null,
    experience_years: null,
    target_persona: null,
    languages: [],
    skills: ['saldatura a filo: MIG', ...(at === 0 ? ['Excel'] : [])],
    certifications: [],
    benefits: [],
    protected_categories: null,
    ...([...pays][at] ?? { pay_from: null, pay_to: null, pay_period: null }),
    confidence: at === 6 ? 0.89 : 0.97,
    reasons: ['title', 'announced'],
    first_seen: today + at * dayMs,
    company_no: at < 4 ? 1 : 2,
    company_id: '00000000-0000-4000-9000-000000000001',
    company_name: at < 4 ? 'Fonderie dell’Orto S.p.A.' : 'Serio & Figli S.r.l.',
    company_employees: at < 4 ? 120 : null,
    company_turnover: null,
    company_vat: '01234567897',
    company_is_agency: false,
    sector: 'metalworking',
    ateco_2007: '25.62',
    ateco_2025: null,
  }
}

beforeAll(async () => {
  await ensureIndices(search)
  const rows = titles.map((title, at) => ({ no: at + 1, version: 1, fields: position(title, at) }))
  const indices = (await listIndices(search, 'position')).map(({ index }) => index)
  expect((await writeDocuments(search, 'position', indices, rows)).refused).toEqual([])
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
})
afterAll(() => search.close())

function asking(criteria: object, more: Partial<PositionQuerySpec> = {}): PositionQuerySpec {
  return {
    criteria: positionCriteria.parse(criteria),
    related: [],
    ceiling: titles.length,
    marks: noMarks,
    excludedCompanies: [],
    excludedCompanyNos: [],
    hideAgencies: false,
    ...more,
  }
}
const firstPage = { page: 1, sort: 'date' } as const
const find = (criteria: object, more: Partial<PositionQuerySpec> = {}) =>
  findPositions(search, asking(criteria, more), firstPage)

/** The words between the highlight marks. */
async function marked(criteria: object, field: 'name' | 'companyName'): Promise<string[][]> {
  const { positions } = await find(criteria)
  return positions.map(({ title, company_name, matches }) =>
    matches[field].map(([from, to]) => (field === 'name' ? title : company_name).slice(from, to)),
  )
}

describe('the matches of a found position', () => {
  test('are the searched words, in any form', async () => {
    expect(await marked({ position: { name: 'saldatore' } }, 'name')).toEqual([
      ['Saldatore'],
      ['saldatori'],
      ['Saldatrice'],
      ['Saldatore'],
    ])
  })

  test('of a phrase are its words, and excluded words are none', async () => {
    expect(await marked({ position: { name: 'saldatrice "turno notturno" -diurno' } }, 'name')).toEqual([
      ['Saldatrice', 'turno', 'notturno'],
    ])
  })

  test('are separate for title and company name', async () => {
    const criteria = { position: { name: ['carpentiere', 'c++'] }, company: { companyName: 'serio srl' } }
    expect(await marked(criteria, 'name')).toEqual([['C++'], ['Carpentiere']])
    expect(await marked(criteria, 'companyName')).toEqual([
      ['Serio', 'S.r.l'],
      ['Serio', 'S.r.l'],
    ])
  })

  test('are empty where no name was searched', async () => {
    expect(await marked({ position: { contract: ['permanent'] } }, 'name')).toEqual([[], [], [], []])
  })
})

describe('sorting by relevance', () => {
  test('puts titles with few other words first, the exact form before another, then the newest', async () => {
    const spec = asking({ position: { name: 'saldatore' } })
    const { positions } = await findPositions(search, spec, { ...firstPage, sort: 'relevance' })
    expect(positions.map(({ title }) => title)).toEqual([
      'Saldatore',
      'Saldatore',
      'Saldatrice TIG turno notturno',
      'Responsabile di produzione, saldatori e carpentieri in acciaio',
    ])
    expect(positions.map(({ position_no }) => position_no).slice(0, 2)).toEqual([7, 1])
    expect(await findPositionNumbers(search, spec, 'relevance', 0, 10)).toEqual([7, 1, 2, 4])
  })

  test('puts the newest first where no name was searched', async () => {
    expect(await findPositionNumbers(search, asking({}), 'relevance', 0, 3)).toEqual([7, 6, 5])
  })
})

describe('sorting by what is known of a position', () => {
  const numbersBy = (sort: PositionSort, criteria: object = {}) =>
    findPositionNumbers(search, asking(criteria), sort, 0, 10)
  const near = { position: { city: { mode: 'radius', istat: '016024', km: 200 } } }
  // Indexed above: pay of an hour, of thirteen months, up to and from an amount; of the others nothing is known.
  test.each([
    ['pay', [2, 4, 1, 3, 7, 6, 5]],
    ['payAsc', [3, 1, 2, 4, 7, 6, 5]],
    ['employees', [4, 3, 2, 1, 7, 6, 5]],
    ['employeesAsc', [4, 3, 2, 1, 7, 6, 5]],
    ['turnover', [7, 6, 5, 4, 3, 2, 1]],
    ['turnoverAsc', [7, 6, 5, 4, 3, 2, 1]],
    ['dateAsc', [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('by %s, unknown values last and the newest first among equals', async (sort, numbers) => {
    expect(await numbersBy(sort)).toEqual(numbers)
  })

  test('by distance from the searched town, the nearest of several counting, and newest first without a town', async () => {
    expect(await numbersBy('distance', near)).toEqual([7, 6, 5, 4, 3, 1, 2])
    expect(await numbersBy('distance')).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('keeps its order over the rows of a page', async () => {
    const { positions } = await findPositions(search, asking({}), { ...firstPage, sort: 'pay' })
    expect(positions.slice(0, 2).map(({ pay_from, pay_to, pay_period }) => [pay_from, pay_to, pay_period])).toEqual([
      [28_000, 32_000, 'year'],
      [30_000, null, 'year'],
    ])
  })
})

describe('a filter by annual pay', () => {
  const numbersFor = async (range: object) =>
    (await find({ position: { pay: range } })).positions.map((found) => found.position_no)

  test('finds pay of any period that reaches the amount, and none that is unknown', async () => {
    expect(await numbersFor({ from: 20_800 })).toEqual([4, 2, 1])
    expect(await numbersFor({ from: 30_001 })).toEqual([2])
    expect(await numbersFor({ from: 0 })).toEqual([4, 3, 2, 1])
    expect(await numbersFor({ to: 20_799 })).toEqual([3])
    expect(await numbersFor({ from: 20_800, to: 28_000 })).toEqual([2, 1])
  })

  test('excludes the same', async () => {
    const { positions } = await find({ notPosition: { pay: { from: 20_800 } } })
    expect(positions.map(({ position_no }) => position_no)).toEqual([7, 6, 5, 3])
  })
})

test('findPositionNumbers returns numbers in the order of the pages, from any offset', async () => {
  expect(await findPositionNumbers(search, asking({}), 'date', 2, 3)).toEqual([5, 4, 3])
  expect(await findPositionNumbers(search, asking({}), 'date', 7, 3)).toEqual([])
  expect(await findPositionNumbers(search, asking({}), 'date', 10_000, 25)).toEqual([])
})

test('findPositions returns nothing above its ceiling, and the newest number is the next ceiling', async () => {
  expect(await newestPositionNo(search)).toBe(7)
  expect(await find({}, { ceiling: 4 })).toMatchObject({ total: 4, companies: 1, positions: { length: 4 } })
  expect(await countEach(search, [asking({}, { ceiling: 5 })])).toEqual([5])
})

test('findPositions leaves out the positions to be checked, or finds them alone', async () => {
  const numbers = async (criteria: object) => (await find(criteria)).positions.map(({ position_no }) => position_no)
  expect(await numbers({ notPosition: { reading: ['unsure'] } })).toEqual([6, 5, 4, 3, 2, 1])
  expect(await numbers({ position: { reading: ['sure'] } })).toEqual([6, 5, 4, 3, 2, 1])
  expect(await numbers({ position: { reading: ['unsure'] } })).toEqual([7])
})

test('a facet counts a choice as if it were added to its field, and an excluded choice not at all', async () => {
  const spec = asking({ position: { contract: ['permanent'] }, notPosition: { skills: ['excel'] } })
  expect((await findPositions(search, spec, firstPage)).total).toBe(3)
  expect(await findFacets(search, spec, countedFields)).toMatchObject({
    contract: [
      { value: 'internship', count: 3 },
      { value: 'permanent', count: 3 },
    ],
    regions: [{ value: '03', count: 3 }],
    provinces: [{ value: 'BG', count: 3 }],
    skills: [{ value: 'saldatura a filo: MIG', count: 3 }],
    specificSectors: [{ value: '25', count: 3 }],
    protectedCategories: [{ value: 'no', count: 3 }],
    reading: [
      { value: 'sure', count: 2 },
      { value: 'unsure', count: 1 },
    ],
    schedule: [],
    statuses: [
      { value: 'notSeen', count: 3 },
      { value: 'seen', count: 0 },
      { value: 'contacted', count: 0 },
    ],
  })
})

describe('a cancelled search', () => {
  test('causes no error, at whatever moment it is cancelled', async () => {
    for (let round = 0; round < 300; round++) {
      const gone = new AbortController()
      const searching = findPositions(search, asking({}), firstPage, gone.signal)
      const given = sleep(round % 30).then(() => gone.abort())
      await searching.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }))
      await given
    }
    expect((await find({})).total).toBe(7)
  })

  test('is not sent if it was cancelled before it began', async () => {
    const nowhere = createSearch('http://127.0.0.1:9', '')
    await expect(findPositions(nowhere, asking({}), firstPage, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('a search engine that does not answer', () => {
  test('is reported as an outage', async () => {
    const nowhere = createSearch('http://127.0.0.1:9', '')
    await expect(findPositions(nowhere, asking({}), firstPage)).rejects.toMatchObject({ code: 'search_unavailable' })
  })

  test('because an index is missing is reported as a defect', async () => {
    const elsewhere = { ...search, prefix: 'nobody-' }
    await expect(findPositions(elsewhere, asking({}), firstPage)).rejects.toThrow('index_not_found')
  })
})
