import { positionCriteria } from '@vedetta/contracts/position-search'
import { describe, expect, test } from 'vitest'
import { type CountedAnswer, facetBodies, foundAggregations, readFacets } from './position-facets.ts'
import { positionQuery } from './position-query.ts'
import { type MarkBitmaps, noMarks, type PositionQuestion } from './position-question.ts'
import { bitmapOf } from './testing/bitmap-of.ts'

function asking(criteria: object, marks: MarkBitmaps = noMarks): PositionQuestion {
  return { criteria: positionCriteria.parse(criteria), ceiling: 10, marks, excludedCompanies: [], hideAgencies: false }
}
const marks = { seen: bitmapOf([1, 2]), contacted: bitmapOf([3]) }
const found = (total: number, listed: [string, number][] = [], open: [string, number][] = []) => ({
  hits: { total: { value: total } },
  aggregations: { listed: { buckets: listed.map(bucket) }, open: { buckets: open.map(bucket) } },
})
const bucket = ([key, doc_count]: [string, number]) => ({ key, doc_count })

test('without values of their own all fields are counted over what is found', () => {
  const question = asking({ position: { name: 'cuoco', experience: { from: 1 } } })
  expect(facetBodies(question)).toEqual([])
  expect(
    readFacets(
      question,
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

test('a field with values is counted without them, the places together, and what is found says nothing of them', () => {
  const question = asking({ position: { contract: ['permanent'], cities: ['016024'] } })
  const places = ['city', 'cities', 'provinces', 'regions'] as const
  expect(facetBodies(question)).toMatchObject([
    { query: positionQuery(question, places), aggs: { within: { terms: { field: 'within' } } } },
    { query: positionQuery(question, ['contract']), aggs: { contract: { terms: { field: 'contract' } } } },
  ])
  const overlooked = found(1, [
    ['contract:permanent', 1],
    ['within:BG', 1],
  ])
  const others = [
    { hits: { total: { value: 0 } }, aggregations: { within: { buckets: [bucket(['03', 8]), bucket(['BG', 5])] } } },
    { hits: { total: { value: 0 } }, aggregations: { contract: { buckets: [bucket(['temporary', 7])] } } },
  ]
  expect(readFacets(question, overlooked, others)).toMatchObject({
    provinces: [{ value: 'BG', count: 5 }],
    regions: [{ value: '03', count: 8 }],
    contract: [{ value: 'temporary', count: 7 }],
  })
})

test('of what people write the twenty commonest are told', () => {
  const many = Array.from({ length: 40 }, (_, n): [string, number] => [`benefits:${n}`, 100 - n])
  expect(readFacets(asking({}), found(100, [], many), []).benefits).toHaveLength(20)
})

describe('statuses', () => {
  const counted = (total: number, marked: Record<string, number>) => ({
    hits: { total: { value: total } },
    aggregations: Object.fromEntries(Object.entries(marked).map(([mark, doc_count]) => [mark, { doc_count }])),
  })
  const told = (question: PositionQuestion, ...answers: [ReturnType<typeof counted>, ...object[]]) => {
    const [first, ...others] = answers
    return readFacets(question, first, others as CountedAnswer[]).statuses.map(
      ({ value, count }) => `${value} ${count}`,
    )
  }

  test('are counted with the search where it asks for none', () => {
    const question = asking({}, marks)
    expect(facetBodies(question)).toEqual([])
    expect(foundAggregations(question)).toMatchObject({
      seen: { filter: { terms: { position_no: [marks.seen] } } },
      contacted: { filter: { terms: { position_no: [marks.contacted] } } },
    })
    expect(told(question, counted(10, { seen: 3, contacted: 1 }))).toEqual(['notSeen 6', 'seen 3', 'contacted 1'])
  })

  test('are counted apart where it asks for some', () => {
    const question = asking({ statuses: ['notSeen'] }, marks)
    expect(foundAggregations(question)).not.toHaveProperty('seen')
    expect(facetBodies(question)).toMatchObject([{ size: 0, aggs: { seen: {}, contacted: {} } }])
    expect(told(question, counted(6, {}), counted(10, { seen: 3, contacted: 1 }))).toEqual([
      'notSeen 6',
      'seen 3',
      'contacted 1',
    ])
  })

  test('nobody has marked are all not seen', () => {
    const question = asking({}, noMarks)
    expect(foundAggregations(question)).not.toHaveProperty('seen')
    expect(told(question, counted(10, {}))).toEqual(['notSeen 10', 'seen 0', 'contacted 0'])
  })
})
