import { describe, expect, test } from 'vitest'
import { filterFieldNames, filterFields, groupSchema } from './filter-fields.ts'
import { positionCriteria, searchPositions } from './position-search.ts'

test('criteria have four groups of named fields, a date range, statuses and the AI search', () => {
  expect(positionCriteria.parse({})).toEqual({
    position: {},
    notPosition: {},
    company: {},
    notCompany: {},
    aiSearch: false,
  })
  expect(Object.keys(positionCriteria.shape)).toEqual([
    'position',
    'notPosition',
    'company',
    'notCompany',
    'from',
    'to',
    'statuses',
    'aiSearch',
    'unrelated',
  ])
})

test('each field belongs to its group of the table, and only to it', () => {
  for (const group of ['position', 'company'] as const) {
    const expected = filterFieldNames.filter((field) => filterFields[field].group === group)
    expect(Object.keys(groupSchema(group).shape)).toEqual(expected)
  }
})

test('every filter field of the specification exists', () => {
  expect([...filterFieldNames].sort()).toEqual(
    [
      'name',
      'companyName',
      'employees',
      'turnover',
      'city',
      'cities',
      'provinces',
      'regions',
      'sectors',
      'specificSectors',
      'ateco',
      'languages',
      'smartWorking',
      'benefits',
      'skills',
      'experience',
      'certifications',
      'targetPersona',
      'contract',
      'schedule',
      'collar',
      'protectedCategories',
      'vat',
      // Beyond it.
      'reserveQuota',
      'jobFamily',
      'pay',
      'reading',
    ].sort(),
  )
})

test('a single name becomes a list of one', () => {
  expect(positionCriteria.parse({ notPosition: { name: ' stagista ' } }).notPosition).toEqual({ name: ['stagista'] })
})

describe('a search', () => {
  test('a search starts at page one, by date, as no new one, without a refresh', () => {
    expect(searchPositions.input.parse({})).toMatchObject({
      page: 1,
      sort: 'date',
      newSearch: false,
      refresh: false,
    })
  })

  test.each([
    ['a field of the other group', { company: { skills: ['x'] } }],
    ['a distance that is no whole number', { position: { city: { mode: 'radius', istat: '016024', km: 2.5 } } }],
    ['a town without its code', { position: { city: { mode: 'exact' } } }],
    ['a province by its name', { position: { provinces: ['Bergamo'] } }],
    [
      'a range of distances the wrong way round',
      { position: { city: { mode: 'range', istat: '016024', fromKm: 9, toKm: 3 } } },
    ],
    ['a range without an end', { company: { employees: {} } }],
    ['a range the wrong way round', { position: { experience: { from: 5, to: 2 } } }],
    ['a status nobody gives', { statuses: ['read'] }],
    ['a key nobody knows', { status: ['seen'] }],
  ])('a search refuses %s', (_what, body) => {
    expect(searchPositions.input.safeParse(body).success).toBe(false)
  })
})
