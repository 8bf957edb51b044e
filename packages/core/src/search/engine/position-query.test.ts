import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import { type ExcludedField, positionQuery } from './position-query.ts'
import { noMarks, type PositionQuerySpec } from './position-query-spec.ts'

const holding = (field: string, query: string) => ({ match_phrase: { [field]: { query, zero_terms_query: 'none' } } })
const underCeiling = { range: { position_no: { lte: 1_000 } } }

function query(criteria: object, more: Partial<PositionQuerySpec> = {}, leftOut?: ExcludedField) {
  const spec = {
    related: [],
    ceiling: 1_000,
    marks: noMarks,
    excludedCompanies: [],
    excludedCompanyNos: [],
    hideAgencies: false,
    ...more,
  }
  const { bool } = positionQuery({ ...spec, criteria: positionCriteria.parse(criteria) }, leftOut)
  return { filter: [bool?.filter ?? []].flat(), must_not: bool?.must_not }
}

const filterOf = (criteria: object) => query(criteria).filter.slice(0, -1)

test('positionQuery without criteria excludes only later positions, and with them removed ones', () => {
  expect(query({})).toEqual({ filter: [underCeiling], must_not: [] })
})

test('positionQuery combines fields with AND', () => {
  expect(
    filterOf({ position: { name: 'saldatore', contract: ['permanent'] }, company: { sectors: ['metalworking'] } }),
  ).toEqual([
    { match: { title: { query: 'saldatore', operator: 'and', zero_terms_query: 'none' } } },
    { terms: { contract: ['permanent'] } },
    { terms: { sector: ['metalworking'] } },
  ])
})

test.each([
  [{ position: { skills: ['Excel'] } }, holding('skills.words', 'Excel')],
  [
    { position: { benefits: ['buoni pasto', 'auto'] } },
    {
      bool: {
        should: [holding('benefits.words', 'buoni pasto'), holding('benefits.words', 'auto')],
        minimum_should_match: 1,
      },
    },
  ],
  [{ position: { protectedCategories: ['no'] } }, { terms: { reserved: ['no'] } }],
  [{ position: { reading: ['sure'] } }, { terms: { reading: ['sure'] } }],
  [{ position: { experience: { from: 0, to: 3 } } }, { range: { experience_years: { gte: 0, lte: 3 } } }],
  [{ company: { employees: { from: 50 } } }, { range: { company_employees: { gte: 50 } } }],
  [{ company: { reserveQuota: ['two'] } }, { range: { company_employees: { gte: 36, lte: 50 } } }],
  [{ company: { reserveQuota: ['share'] } }, { range: { company_employees: { gte: 51 } } }],
  [{ company: { turnover: { to: 0 } } }, { range: { company_turnover: { lte: 0 } } }],
  [{ company: { ateco: ['28.4'] } }, { terms: { ateco: ['28.4'] } }],
  [{ company: { specificSectors: ['28'] } }, { terms: { division: ['28'] } }],
  [{ company: { vat: ['01234567890'] } }, { terms: { company_vat: ['01234567890'] } }],
])('positionQuery searches %j by its own field', (criteria, clause) => {
  expect(filterOf(criteria)).toEqual([clause])
})

test('positionQuery treats city, cities, provinces and regions as one union of places', () => {
  const filter = filterOf({
    position: { city: { mode: 'exact', istat: '016024' }, cities: ['015146'], provinces: ['MI'], regions: ['05'] },
  })
  expect(filter).toEqual([
    {
      bool: {
        should: [
          { terms: { municipalities: ['016024'] } },
          { terms: { municipalities: ['015146'] } },
          { terms: { within: ['MI'] } },
          { terms: { within: ['05'] } },
        ],
        minimum_should_match: 1,
      },
    },
  ])
})

test('positionQuery excludes any match of a not-group', () => {
  const { must_not } = query({
    notPosition: { provinces: ['MI'], contract: ['internship'] },
    notCompany: { sectors: ['staffing_hr'] },
  })
  expect(must_not).toEqual([
    { terms: { within: ['MI'] } },
    { terms: { contract: ['internship'] } },
    { terms: { sector: ['staffing_hr'] } },
  ])
})

test('positionQuery excludes the companies of the settings by the words of their names', () => {
  expect(query({}, { excludedCompanies: ['Rossi Lavoro', '-x OR "y'] }).must_not).toEqual([
    holding('company_name', 'Rossi Lavoro'),
    holding('company_name', '-x OR "y'),
  ])
})

test('positionQuery excludes agencies where the settings hide them', () => {
  expect(query({}, { excludedCompanyNos: [7, 9] }).must_not).toEqual([{ terms: { company_no: [7, 9] } }])
  expect(query({}, { hideAgencies: true }).must_not).toEqual([{ term: { company_is_agency: true } }])
})

test('positionQuery includes the start of a range of dates and excludes its end', () => {
  expect(filterOf({ from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00+01:00' })).toEqual([
    { range: { first_seen: { gte: Date.UTC(2026, 10, 1), lt: Date.UTC(2026, 10, 7, 23) } } },
  ])
})

test('positionQuery refuses a town that does not exist with an error for the user', () => {
  expect(() => query({ position: { city: { mode: 'radius', istat: '999999', km: 5 } } })).toThrow(AppError)
  expect(() => query({ position: { city: { mode: 'exact', istat: '999999' } } })).toThrow(AppError)
})

test('positionQuery drops the values of an excluded field, but not its exclusions', () => {
  const criteria = {
    position: { contract: ['permanent'], provinces: ['BG'] },
    notPosition: { contract: ['internship'] },
    statuses: ['seen'],
  }
  expect(query(criteria, {}, ['contract', 'statuses'])).toEqual({
    filter: [{ terms: { within: ['BG'] } }, underCeiling],
    must_not: [{ terms: { contract: ['internship'] } }],
  })
})
