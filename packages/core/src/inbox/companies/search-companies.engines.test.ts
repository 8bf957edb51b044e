import { searchCompanies as searchCompaniesCall } from '@vedetta/contracts/companies/company-search'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { companyIdOf, makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexCompanies } from '../../testing/index-companies.ts'
import { makeRecruiter, noLimits, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { discardPositions } from '../discards/discard-positions.ts'
import { setMark } from '../marks/set-mark.ts'
import { excludeCompany } from '../saved/exclude-company.ts'
import { saveCompany } from '../saved/save-company.ts'
import { searchCompanies } from './search-companies.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let viewer: SeatedViewer
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  await ensureIndices(engine)
  viewer = await makeRecruiter(db, new Date())
  const alfa = await makeCompany(db, {
    name: 'Alfa Meccanica S.r.l.',
    vat: '01234567897',
    employees: 40,
    turnover: 9_000_000,
    legal_form: 'S.r.l.',
    ateco_2007: '28.41',
    ateco_2025: '28.42',
    foundation_year: 1987,
    municipality: '016024',
  })
  const beta = await makeCompany(db, {
    name: 'Beta Servizi',
    employees: 250,
    sector: 'staffing_hr',
    is_agency: true,
    agency_reason: 'ateco',
  })
  await makeCompany(db, { name: 'Gamma', employees: null, turnover: 50_000_000, municipality: '015146' })
  await makeCompany(db, { name: 'Delta', employees: 7 })
  for (const days of [1, 3, 20]) await makePosition(db, { company_no: alfa }, daysAgo(days))
  for (const days of [2, 9, 9, 9]) await makePosition(db, { company_no: beta }, daysAgo(days))
  await indexCompanies(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const deps = () => ({ db, search: engine, gate: openGate, limits: noLimits })
const search = (input: z.input<typeof searchCompaniesCall.input> = {}, who = viewer) =>
  searchCompanies(deps(), who, searchCompaniesCall.input.parse(input), new Date())
const namesOf = async (input?: z.input<typeof searchCompaniesCall.input>) =>
  (await search(input)).companies.map(({ name }) => name)

describe('searchCompanies', () => {
  test('returns all companies without criteria, with the fields of a row', async () => {
    const found = await search()
    expect(found).toMatchObject({ total: 4, page: 1, pages: 1 })
    expect(found.companies[0]).toEqual({
      companyID: expect.any(String),
      name: 'Alfa Meccanica S.r.l.',
      vat: '01234567897',
      legalForm: 'S.r.l.',
      employees: 40,
      turnover: 9_000_000,
      ateco: '28.42',
      sector: 'metalworking',
      foundationYear: 1987,
      city: 'Bergamo',
      province: 'BG',
      region: '03',
      isAgency: false,
      agencyReason: null,
      openPositions: 3,
      newPositions: 2,
      matches: { name: [] },
    })
  })

  test.each([
    ['newPositions', ['Alfa Meccanica S.r.l.', 'Beta Servizi', 'Gamma', 'Delta']],
    ['employees', ['Beta Servizi', 'Alfa Meccanica S.r.l.', 'Delta', 'Gamma']],
    ['turnover', ['Gamma', 'Alfa Meccanica S.r.l.', 'Beta Servizi', 'Delta']],
  ] as const)('sorts by %s in descending order, unknown values last', async (sort, names) => {
    expect(await namesOf({ sort })).toEqual(names)
  })

  test('finds companies by name, and marks the matching words', async () => {
    const { companies } = await search({ company: { companyName: 'meccanica' } })
    expect(companies).toMatchObject([{ name: 'Alfa Meccanica S.r.l.', matches: { name: [[5, 14]] } }])
  })

  test('finds companies with the legal office in any of the given places', async () => {
    const city = { mode: 'radius', istat: '016024', km: 5 } as const
    expect(await namesOf({ company: { city, regions: ['03'] } })).toEqual(['Alfa Meccanica S.r.l.', 'Gamma'])
    expect(await namesOf({ company: { city } })).toEqual(['Alfa Meccanica S.r.l.'])
  })

  test('leaves out companies that meet any criterion of the not-group', async () => {
    const notCompany = { sectors: ['staffing_hr' as const], provinces: ['MI'] }
    expect(await namesOf({ notCompany })).toEqual(['Alfa Meccanica S.r.l.', 'Delta'])
  })

  test.each([
    [['one'], ['Zeta']],
    [['two'], ['Alfa Meccanica S.r.l.']],
    [
      ['one', 'share'],
      ['Beta Servizi', 'Zeta'],
    ],
  ] as const)(
    'finds companies by the reserve quota of L. 68/99 estimated from their headcount: %j',
    async (quotas, names) => {
      const zeta = await makeCompany(db, { name: 'Zeta', employees: 35 })
      await indexCompanies(db, engine)
      expect(await namesOf({ company: { reserveQuota: [...quotas] } })).toEqual(names)
      await db.deleteFrom('company').where('company_no', '=', zeta).execute()
      await indexCompanies(db, engine)
    },
  )

  test('leaves agencies out for a user who hides them, and otherwise returns them with the reason', async () => {
    const hiding = await makeRecruiter(db, new Date())
    await updateSettings(db, hiding.userId, { hideAgencies: true })
    const found = await search({}, hiding)
    expect(found.total).toBe(3)
    expect(found.companies.map(({ name }) => name)).toEqual(['Alfa Meccanica S.r.l.', 'Gamma', 'Delta'])
    const [, agency] = (await search()).companies
    expect(agency).toMatchObject({ name: 'Beta Servizi', isAgency: true, agencyReason: 'ateco' })
  })

  test('returns the companies that a user excludes from the positions', async () => {
    const excluding = await makeRecruiter(db, new Date())
    await updateSettings(db, excluding.userId, { excludedCompanies: ['Gamma'] })
    expect((await search({}, excluding)).companies.map(({ name }) => name)).toContain('Gamma')
  })

  test('treats empty and null criteria as absent', async () => {
    const empty = { companyName: '', sectors: [], employees: null, turnover: {}, vat: null, ateco: [] }
    const criteria = { company: { ...empty, employees: { from: 100, to: null } }, notCompany: empty }
    expect((await search({ company: empty, notCompany: null })).total).toBe(4)
    expect(await namesOf(criteria)).toEqual(['Beta Servizi'])
  })
})

describe('the new positions of a found company', () => {
  test('are those since the user saved it, for that user alone, and the order stays', async () => {
    const [anna, bruno] = [await makeRecruiter(db, new Date()), viewer]
    const company = await makeCompany(db, { name: 'Epsilon' })
    for (const days of [1, 2, 3]) await makePosition(db, { company_no: company }, daysAgo(days))
    await indexCompanies(db, engine)
    const first = async (who: SeatedViewer) => (await search({}, who)).companies[0]
    expect(await first(anna)).toMatchObject({ name: 'Epsilon', openPositions: 3, newPositions: 3 })
    await saveCompany(db, anna, { companyID: await companyIdOf(db, company) }, new Date())
    expect(await first(anna)).toMatchObject({ name: 'Epsilon', openPositions: 3, newPositions: 0 })
    expect(await first(bruno)).toMatchObject({ name: 'Epsilon', newPositions: 3 })
    await makePosition(db, { company_no: company }, new Date(Date.now() + 1_000))
    await indexCompanies(db, engine)
    expect(await first(anna)).toMatchObject({ openPositions: 4, newPositions: 1 })
    await db.deleteFrom('company').where('company_no', '=', company).execute()
    await indexCompanies(db, engine)
    expect((await search()).total).toBe(4)
  })
})

describe('a position of a found company', () => {
  test('is new while it is to see: not marked, nor discarded, nor of a company that the user leaves out', async () => {
    const anna = await makeRecruiter(db, new Date())
    const company_no = await makeCompany(db, { name: 'Zeta', is_agency: true, agency_reason: 'name' })
    const ids: string[] = []
    for (const days of [1, 2, 3, 4])
      ids.push(await positionIdOf(db, await makePosition(db, { company_no }, daysAgo(days))))
    const [seen = '', discarded = ''] = ids
    await indexCompanies(db, engine)
    const newTo = async () => (await search({ company: { companyName: ['Zeta'] } }, anna)).companies[0]?.newPositions
    expect(await newTo()).toBe(4)
    await setMark(db, anna, { positionID: seen, status: 'seen' }, new Date())
    await discardPositions(db, anna, { positionIDs: [discarded], discarded: true }, new Date())
    expect(await newTo()).toBe(2)
    await updateSettings(db, anna.userId, { excludedCompanies: ['zeta'] })
    expect(await newTo()).toBe(0)
    await updateSettings(db, anna.userId, { excludedCompanies: [] })
    const companyID = await companyIdOf(db, company_no)
    await excludeCompany(db, anna, { companyID, excluded: true }, new Date())
    expect(await newTo()).toBe(0)
    await db.deleteFrom('company').where('company_no', '=', company_no).execute()
    await indexCompanies(db, engine)
  })
})

describe('a search of companies', () => {
  test.each([
    ['unknown_place', { company: { cities: ['999999'] } }],
    ['unknown_place', { notCompany: { city: { mode: 'exact', istat: '999999' } } }],
    ['page_out_of_reach', { page: 401 }],
  ] as const)('is refused with %s: %o', async (code, input) => {
    await expect(search(input as Parameters<typeof search>[0])).rejects.toMatchObject({ code })
  })

  test('shares the rate limits of position searches', async () => {
    const refuse = async (name: string) => {
      throw new AppError(name === 'searchesOfPerson' ? 'request_limit' : 'internal_error')
    }
    const pending = searchCompanies(
      { ...deps(), limits: { ...noLimits, consume: refuse } },
      viewer,
      searchCompaniesCall.input.parse({}),
      new Date(),
    )
    await expect(pending).rejects.toMatchObject({ code: 'request_limit' })
  })

  test('returns no rows for a page past the last', async () => {
    expect(await search({ page: 2 })).toMatchObject({ companies: [], total: 4, pages: 1 })
  })
})
