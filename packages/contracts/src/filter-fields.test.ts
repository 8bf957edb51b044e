import { describe, expect, test } from 'vitest'
import { filterFieldNames, filterFields, groupSchema } from './filter-fields.ts'
import { positionCriteria, searchPositions } from './position-search.ts'

test('criteria are four groups, each a map of named fields, and a range of dates', () => {
  expect(positionCriteria.parse({})).toEqual({ position: {}, notPosition: {}, company: {}, notCompany: {} })
  expect(Object.keys(positionCriteria.shape)).toEqual([
    'position',
    'notPosition',
    'company',
    'notCompany',
    'from',
    'to',
  ])
})

test('each field is in the group the table says, and only there', () => {
  for (const group of ['position', 'company'] as const) {
    const expected = filterFieldNames.filter((field) => filterFields[field].group === group)
    expect(Object.keys(groupSchema(group).shape)).toEqual(expected)
  }
})

describe('a search', () => {
  test('starts at page one', () => {
    expect(searchPositions.input.parse({}).page).toBe(1)
  })

  test.each([
    ['a field of the other group', { company: { name: 'x' } }],
    ['a distance that is no whole number', { position: { city: { mode: 'radius', istat: '016024', km: 2.5 } } }],
    ['a town without its code', { position: { city: { mode: 'exact' } } }],
    ['a province by its name', { position: { provinces: ['Bergamo'] } }],
    ['a key nobody knows', { statuses: ['seen'] }],
  ])('refuses %s', (_what, body) => {
    expect(searchPositions.input.safeParse(body).success).toBe(false)
  })
})
