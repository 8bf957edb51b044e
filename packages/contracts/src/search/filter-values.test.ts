import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { companyFieldNames, searchCompanies } from '../companies/company-search.ts'
import { type FilterField, facetFieldNames, filterFieldNames, filterFields } from './filter-fields.ts'
import { positionCriteria } from './position-search.ts'

const accepts = (field: FilterField, value: unknown) => filterFields[field].schema.safeParse(value).success

describe('the values of a filter', () => {
  const optionFields = filterFieldNames.flatMap((field) => {
    const { options } = filterFields[field]
    return options ? [[field, Object.keys(options)] as const] : []
  })

  test.each(optionFields)('%s accepts one of its choices or all of them', (field, choices) => {
    expect(choices.every((choice) => accepts(field, [choice]))).toBe(true)
    expect(accepts(field, choices)).toBe(true)
    expect(
      [[], [...choices, choices[0]], ['magic'], [choices[0], 'magic']].filter((list) => accepts(field, list)),
    ).toEqual([])
  })

  test.each<[FilterField, string, number]>([
    ['name', 'cuoco', 20],
    ['companyName', 'Rossi', 20],
    ['skills', 'HACCP', 20],
    ['certifications', 'patentino', 20],
    ['benefits', 'mensa', 20],
    ['cities', '015146', 200],
    ['provinces', 'MI', 110],
    ['regions', '03', 20],
    ['languages', 'en', 30],
    ['specificSectors', '10', 90],
    ['ateco', '10.71', 100],
    ['vat', '01234567890', 200],
  ])('%s accepts one like %s, two, and at most %i', (field, value, max) => {
    const ofLength = (length: number) => Array<string>(length).fill(value)
    expect([1, 2, max, 0, max + 1].map((length) => accepts(field, ofLength(length)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test.each<[FilterField, string[], string[]]>([
    ['cities', ['015146'], ['15146', '0151461', 'x015146', '015146x', 'abcdef', '']],
    ['provinces', ['MI', 'BZ'], ['M', 'MIL', 'mi', '12', 'xMI', 'MIx', '']],
    ['regions', ['03', '20'], ['3', '033', 'ab', 'x03', '03x', '']],
    ['languages', ['it', 'de'], ['i', 'ita', 'IT', '12', 'Xit', 'itX', '']],
    ['specificSectors', ['10', '01'], ['1', '100', 'ab', 'x10', '10x', '']],
    [
      'ateco',
      ['10', '10.7', '10.71', '10.71.1', '10.71.10'],
      ['1', '1a', 'ab', '10.', '10.a', '10.711', '10.71.10.1', 'x10', '10x', '10,71'],
    ],
    ['vat', ['01234567890'], ['0123456789', '012345678901', 'IT01234567890', 'abcdefghijk', '']],
  ])('%s accepts codes of its form alone', (field, codes, others) => {
    expect(codes.filter((code) => !accepts(field, [code]))).toEqual([])
    expect(others.filter((code) => accepts(field, [code]))).toEqual([])
  })

  test('a text has at most 200 characters, and says something', () => {
    expect(['a'.repeat(200), 'a'.repeat(201), ' ', ''].map((text) => accepts('name', text))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a list of texts is encoded as it is, since the server encodes its answers', () => {
    expect(z.encode(filterFields.name.schema, ['cuoco', 'chef'])).toEqual(['cuoco', 'chef'])
  })

  test('a town is named by its code of six digits', () => {
    const city = (istat: string) => accepts('city', { mode: 'exact', istat })
    expect(['015146', '15146', '0151461', 'abcdef', 'x015146'].map(city)).toEqual([true, false, false, false, false])
  })
})

test('a date of a search may have any offset', () => {
  const criteria = { from: '2026-11-01T00:00:00+01:00', to: '2026-11-02T00:00:00+01:00' }
  expect(positionCriteria.parse(criteria)).toMatchObject(criteria)
  expect(positionCriteria.safeParse({ from: '2026-11-01' }).success).toBe(false)
})

test('the fields with counts are those with a known or a short list of values', () => {
  const without = filterFieldNames.filter((field) => !facetFieldNames.some((other) => other === field))
  expect(without).toEqual([
    'name',
    'city',
    'cities',
    'experience',
    'pay',
    'companyName',
    'ateco',
    'employees',
    'reserveQuota',
    'turnover',
    'vat',
  ])
})

describe('a search of companies', () => {
  test('a search of companies has the fields of a company and those of a place', () => {
    expect(companyFieldNames).toEqual(
      filterFieldNames.filter(
        (field) =>
          filterFields[field].group === 'company' || ['city', 'cities', 'provinces', 'regions'].includes(field),
      ),
    )
  })

  test('a search of companies has defaults, and drops what is empty', () => {
    expect(searchCompanies.input.parse({})).toEqual({ company: {}, notCompany: {}, page: 1, sort: 'newPositions' })
    expect(searchCompanies.input.parse({ company: { vat: [], sectors: null } }).company).toEqual({})
    expect(searchCompanies.input.parse({ notCompany: { provinces: ['MI'] } }).notCompany).toEqual({ provinces: ['MI'] })
  })

  test.each([{ position: {} }, { company: { skills: ['x'] } }, { sort: 'name' }])(
    'a search of companies refuses %j',
    (body) => {
      expect(searchCompanies.input.safeParse(body).success).toBe(false)
    },
  )
})
