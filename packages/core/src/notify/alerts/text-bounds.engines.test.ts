import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshIndex, type FreshIndex } from '../../search/engine/fresh-index.ts'
import { type IndexedFields, positionDocument } from '../../search/engine/position-document.ts'
import { createTestSearch } from '../../testing/test-engines.ts'
import { tradeFamilies } from '../../testing/trade-families.ts'
import { matchFilters } from './match-filters.ts'
import { placesIn } from './position-set.ts'
import { standingFilter } from './standing-filter.ts'

const search = createTestSearch()
let index: FreshIndex
beforeAll(async () => {
  index = await createFreshIndex({ search, log: { error() {} } })
})
afterAll(() => search.close())

const position = (position_no: number, title: string, company_name = 'Officine Prova'): IndexedFields => ({
  ...{ position_no, title, company_name, position_id: `${position_no}`, company_id: '1', company_no: 1, first_seen: 1 },
  ...{ municipalities: [], provinces: [], regions: [], languages: [], certifications: [], benefits: [], reasons: [] },
  ...{
    contract: null,
    schedule: null,
    collar: null,
    smart_working: null,
    experience_years: null,
    target_persona: null,
  },
  ...{ pay_from: null, pay_to: null, pay_period: null },
  ...{ protected_categories: null, confidence: 1, company_employees: null, company_turnover: null, company_vat: '1' },
  ...{
    sector: 'metalworking',
    company_is_agency: false,
    ateco_2007: null,
    ateco_2025: null,
    skills: ['filo continuo'],
  },
})
const batch = [
  position(1, 'Saldatore TIG'),
  position(2, 'Addetto alla saldatura'),
  position(3, 'Tecnico di assistenza', 'Fonderie Nord'),
].map((fields) => ({ document: positionDocument(fields), openedAt: 1 }))

/** The places that a filter finds, and the clauses that the engine was asked about. */
async function match(criteria: object, excludedCompanies: string[] = []) {
  const saved = { filterId: '1', createdAt: new Date(0), criteria: positionCriteria.parse(criteria) }
  const settings = { excludedCompanies, excludedCompanyNos: [], hideAgencies: false }
  const filter = standingFilter({ ...saved, settings }, tradeFamilies, new Map())
  const asked: string[] = []
  const find: FreshIndex['find'] = (clauses) => {
    asked.push(...clauses)
    return index.find(clauses)
  }
  const [found] = await matchFilters([filter], batch, { ...index, find })
  await index.empty()
  return { found: [...placesIn(found?.positions ?? new Uint32Array())], asked: asked.length }
}

describe('the words of a batch', () => {
  test('spare the engine a text of which a word occurs in none of its titles', async () => {
    expect(await match({ position: { name: 'saldatore subacqueo' } })).toEqual({ found: [], asked: 0 })
  })

  test('leave to the engine a text whose words all occur, in any form', async () => {
    expect(await match({ position: { name: 'saldatrici' } })).toEqual({ found: [0], asked: 1 })
  })

  test('leave the order of a phrase to the engine', async () => {
    expect(await match({ position: { name: '"tig saldatore"' } })).toEqual({ found: [], asked: 1 })
    expect(await match({ position: { skills: ['filo continuo'] } })).toEqual({ found: [0, 1, 2], asked: 1 })
  })

  test('are compared within a title: two that have one word each are not asked about', async () => {
    expect(await match({ position: { name: 'tig assistenza' } })).toEqual({ found: [], asked: 0 })
  })

  test('do not decide a text that analysis leaves without a word', async () => {
    expect(await match({ position: { name: 'di' } })).toEqual({ found: [], asked: 1 })
    expect((await match({ position: { name: 'di "tig"' } })).found).toEqual([0])
  })

  test('spare the engine an excluded name of which a word occurs nowhere, and no other', async () => {
    expect(await match({}, ['Acciaierie Sud'])).toEqual({ found: [0, 1, 2], asked: 0 })
    expect(await match({}, ['Fonderie Nord'])).toEqual({ found: [0, 1], asked: 1 })
  })

  test('never exclude by a word that a text excludes', async () => {
    expect(await match({ position: { name: 'tecnico -saldatore' } })).toEqual({ found: [2], asked: 2 })
  })
})
