import { type CountedField, countedFields } from '@vedetta/contracts/search/facets'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { describe, expect, test } from 'vitest'
import { type CountedAnswer, facetBody, facetParts, readFacets } from './position-facets.ts'
import { positionQuery } from './position-query.ts'
import { type MarkBitmaps, noMarks, type PositionQuerySpec } from './position-query-spec.ts'
import { bitmapOf } from './testing/bitmap-of.ts'

function asking(criteria: object, marks: MarkBitmaps = noMarks): PositionQuerySpec {
  return {
    criteria: positionCriteria.parse(criteria),
    related: [],
    ceiling: 10,
    marks,
    excludedCompanies: [],
    excludedCompanyNos: [],
    hideAgencies: false,
  }
}
const bodiesOf = (spec: PositionQuerySpec, fields: readonly CountedField[]) =>
  facetParts(spec.criteria, fields).map((part) => facetBody(spec, part))
const read = (spec: PositionQuerySpec, fields: readonly CountedField[], ...answers: CountedAnswer[]) =>
  readFacets(facetParts(spec.criteria, fields), answers)

const marks = { seen: bitmapOf([1, 2]), contacted: bitmapOf([3]), discarded: null }
const hits = { total: { value: 0 } }
const choices = (counted: Record<string, [string, number][]>): CountedAnswer => ({
  hits,
  aggregations: Object.fromEntries(
    Object.entries(counted).map(([field, buckets]) => [
      field,
      { buckets: buckets.map(([key, doc_count]) => ({ key, doc_count })) },
    ]),
  ),
})

describe('fields without values', () => {
  const spec = asking({ position: { name: 'cuoco', experience: { from: 1 } } })

  test('are counted over the result of the search, those asked for and no others', () => {
    expect(bodiesOf(spec, ['provinces', 'contract'])).toEqual([
      {
        query: positionQuery(spec),
        size: 0,
        track_total_hits: false,
        aggs: {
          within: { terms: { field: 'within', size: expect.any(Number) } },
          contract: { terms: { field: 'contract', size: expect.any(Number) } },
        },
      },
    ])
    const answer = choices({
      within: [
        ['03', 4],
        ['BG', 3],
      ],
      contract: [
        ['permanent', 5],
        ['temporary', 1],
      ],
    })
    expect(read(spec, ['provinces', 'contract'], answer)).toEqual({
      provinces: [{ value: 'BG', count: 3 }],
      contract: [
        { value: 'permanent', count: 5 },
        { value: 'temporary', count: 1 },
      ],
    })
  })

  test('are counted as terms of one field where they are many', () => {
    const [body] = bodiesOf(spec, countedFields)
    expect(body).toMatchObject({ aggs: { listed_choices: { terms: { field: 'listed_choices' } } } })
    const answer = choices({
      listed_choices: [
        ['contract:permanent', 5],
        ['within:03', 4],
        ['within:BG', 3],
      ],
      skills: [['C: il linguaggio', 2]],
    })
    expect(read(spec, countedFields, answer)).toMatchObject({
      contract: [{ value: 'permanent', count: 5 }],
      regions: [{ value: '03', count: 4 }],
      provinces: [{ value: 'BG', count: 3 }],
      skills: [{ value: 'C: il linguaggio', count: 2 }],
      languages: [],
    })
  })

  test('of free text have the twenty most frequent values', () => {
    const many = Array.from({ length: 40 }, (_, n): [string, number] => [`${n}`, 100 - n])
    expect(read(asking({}), ['benefits'], choices({ benefits: many })).benefits).toHaveLength(20)
  })
})

describe('a field with values', () => {
  const spec = asking({ position: { contract: ['permanent'], cities: ['016024'] } })
  const places = ['city', 'cities', 'provinces', 'regions'] as const

  test('is counted without them, the places together, and not over the result itself', () => {
    expect(bodiesOf(spec, countedFields)).toMatchObject([
      { query: positionQuery(spec) },
      { query: positionQuery(spec, places), aggs: { within: { terms: { field: 'within' } } } },
      { query: positionQuery(spec, ['contract']), aggs: { contract: { terms: { field: 'contract' } } } },
    ])
    const overlooked = choices({
      listed_choices: [
        ['contract:permanent', 1],
        ['within:BG', 1],
      ],
    })
    const ofPlaces = choices({
      within: [
        ['03', 8],
        ['BG', 5],
      ],
    })
    expect(read(spec, countedFields, overlooked, ofPlaces, choices({ contract: [['temporary', 7]] }))).toMatchObject({
      provinces: [{ value: 'BG', count: 5 }],
      regions: [{ value: '03', count: 8 }],
      contract: [{ value: 'temporary', count: 7 }],
    })
  })

  test('costs no query of its own while nobody asks for it', () => {
    expect(bodiesOf(spec, ['collar'])).toHaveLength(1)
    expect(bodiesOf(spec, ['contract'])).toMatchObject([{ query: positionQuery(spec, ['contract']) }])
  })
})

describe('facets of statuses', () => {
  const counted = (total: number, marked: Record<string, number>): CountedAnswer => ({
    hits: { total: { value: total } },
    aggregations: Object.fromEntries(Object.entries(marked).map(([mark, doc_count]) => [mark, { doc_count }])),
  })
  const counts = (spec: PositionQuerySpec, answer: CountedAnswer) =>
    read(spec, ['statuses'], answer).statuses?.map(({ value, count }) => `${value} ${count}`)

  test('are counted with the fields that the search does not filter by', () => {
    const spec = asking({}, marks)
    expect(bodiesOf(spec, ['statuses', 'contract'])).toMatchObject([
      {
        query: positionQuery(spec),
        track_total_hits: true,
        aggs: {
          seen: { filter: { terms: { position_no: [marks.seen] } } },
          contacted: { filter: { terms: { position_no: [marks.contacted] } } },
          contract: {},
        },
      },
    ])
    expect(counts(spec, counted(10, { seen: 3, contacted: 1 }))).toEqual(['notSeen 6', 'seen 3', 'contacted 1'])
  })

  test('are counted separately where it filters by some', () => {
    const spec = asking({ statuses: ['notSeen'] }, marks)
    const [ofContract, ofStatuses] = bodiesOf(spec, ['statuses', 'contract'])
    expect(ofContract).toEqual(expect.objectContaining({ track_total_hits: false }))
    expect(ofContract).not.toHaveProperty('aggs.seen')
    expect(ofStatuses).toMatchObject({ query: positionQuery(spec, ['statuses']), aggs: { seen: {}, contacted: {} } })
    expect(counts(spec, counted(10, { seen: 3, contacted: 1 }))).toEqual(['notSeen 6', 'seen 3', 'contacted 1'])
  })

  test('are all not seen where there are no marks', () => {
    const spec = asking({}, noMarks)
    expect(bodiesOf(spec, ['statuses'])).toEqual([expect.objectContaining({ aggs: {} })])
    expect(counts(spec, counted(10, {}))).toEqual(['notSeen 10', 'seen 0', 'contacted 0'])
  })
})
