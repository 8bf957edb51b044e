import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { describe, expect, test } from 'vitest'
import { type CountedAnswer, facetBodies, foundAggregations, readFacets } from './position-facets.ts'
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
const marks = { seen: bitmapOf([1, 2]), contacted: bitmapOf([3]), discarded: null }
const found = (total: number, listed: [string, number][] = [], open: [string, number][] = []) => ({
  hits: { total: { value: total } },
  aggregations: { listed: { buckets: listed.map(bucket) }, open: { buckets: open.map(bucket) } },
})
const bucket = ([key, doc_count]: [string, number]) => ({ key, doc_count })

test('facets of fields without values are counted over the result of the search', () => {
  const spec = asking({ position: { name: 'cuoco', experience: { from: 1 } } })
  expect(facetBodies(spec)).toEqual([])
  expect(
    readFacets(
      spec,
      found(
        9,
        [
          ['contract:permanent', 5],
          ['within:03', 4],
          ['within:BG', 3],
          ['contract:temporary', 1],
        ],
        [['skills:C: il linguaggio', 2]],
      ),
      [],
    ),
  ).toMatchObject({
    contract: [
      { value: 'permanent', count: 5 },
      { value: 'temporary', count: 1 },
    ],
    regions: [{ value: '03', count: 4 }],
    provinces: [{ value: 'BG', count: 3 }],
    skills: [{ value: 'C: il linguaggio', count: 2 }],
    languages: [],
  })
})

test('a field with values is counted without them, the places together, and not over the result itself', () => {
  const spec = asking({ position: { contract: ['permanent'], cities: ['016024'] } })
  const places = ['city', 'cities', 'provinces', 'regions'] as const
  expect(facetBodies(spec)).toMatchObject([
    { query: positionQuery(spec, places), aggs: { within: { terms: { field: 'within' } } } },
    { query: positionQuery(spec, ['contract']), aggs: { contract: { terms: { field: 'contract' } } } },
  ])
  const overlooked = found(1, [
    ['contract:permanent', 1],
    ['within:BG', 1],
  ])
  const others = [
    { hits: { total: { value: 0 } }, aggregations: { within: { buckets: [bucket(['03', 8]), bucket(['BG', 5])] } } },
    { hits: { total: { value: 0 } }, aggregations: { contract: { buckets: [bucket(['temporary', 7])] } } },
  ]
  expect(readFacets(spec, overlooked, others)).toMatchObject({
    provinces: [{ value: 'BG', count: 5 }],
    regions: [{ value: '03', count: 8 }],
    contract: [{ value: 'temporary', count: 7 }],
  })
})

test('of free text fields the twenty most frequent values are returned', () => {
  const many = Array.from({ length: 40 }, (_, n): [string, number] => [`benefits:${n}`, 100 - n])
  expect(readFacets(asking({}), found(100, [], many), []).benefits).toHaveLength(20)
})

describe('facets of statuses', () => {
  const counted = (total: number, marked: Record<string, number>) => ({
    hits: { total: { value: total } },
    aggregations: Object.fromEntries(Object.entries(marked).map(([mark, doc_count]) => [mark, { doc_count }])),
  })
  const counts = (spec: PositionQuerySpec, ...answers: [ReturnType<typeof counted>, ...object[]]) => {
    const [first, ...others] = answers
    return readFacets(spec, first, others as CountedAnswer[]).statuses.map(({ value, count }) => `${value} ${count}`)
  }

  test('are counted with the search where it filters by none', () => {
    const spec = asking({}, marks)
    expect(facetBodies(spec)).toEqual([])
    expect(foundAggregations(spec)).toMatchObject({
      seen: { filter: { terms: { position_no: [marks.seen] } } },
      contacted: { filter: { terms: { position_no: [marks.contacted] } } },
    })
    expect(counts(spec, counted(10, { seen: 3, contacted: 1 }))).toEqual(['notSeen 6', 'seen 3', 'contacted 1'])
  })

  test('are counted separately where it filters by some', () => {
    const spec = asking({ statuses: ['notSeen'] }, marks)
    expect(foundAggregations(spec)).not.toHaveProperty('seen')
    expect(facetBodies(spec)).toMatchObject([{ size: 0, aggs: { seen: {}, contacted: {} } }])
    expect(counts(spec, counted(6, {}), counted(10, { seen: 3, contacted: 1 }))).toEqual([
      'notSeen 6',
      'seen 3',
      'contacted 1',
    ])
  })

  test('are all not seen where there are no marks', () => {
    const spec = asking({}, noMarks)
    expect(foundAggregations(spec)).not.toHaveProperty('seen')
    expect(counts(spec, counted(10, {}))).toEqual(['notSeen 10', 'seen 0', 'contacted 0'])
  })
})
