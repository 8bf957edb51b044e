import { positionCriteria } from '@vedetta/contracts/position-search'
import { describe, expect, test } from 'vitest'
import { facetBodies, readFacets } from './position-facets.ts'
import { positionQuery } from './position-query.ts'
import { noMarks, type PositionQuestion } from './position-question.ts'

function asking(criteria: object, marks = noMarks): PositionQuestion {
  return { criteria: positionCriteria.parse(criteria), ceiling: 10, marks, excludedCompanies: [] }
}
const marks = { seen: 'SEEN', contacted: 'CONTACTED' }
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
  const statusesOf = (criteria: object, own: typeof marks | typeof noMarks, total: number, counts: number[]) => {
    const others = counts.map((value) => ({ hits: { total: { value } } }))
    const question = asking(criteria, own)
    expect(facetBodies(question)).toHaveLength(counts.length)
    return readFacets(question, found(total), others).statuses.map(({ value, count }) => `${value} ${count}`)
  }

  test.each([
    ['nobody has marked anything', {}, noMarks, 10, [], ['notSeen 10', 'seen 0', 'contacted 0']],
    ['none is asked for', {}, marks, 10, [3, 1], ['notSeen 6', 'seen 3', 'contacted 1']],
    ['the total says one', { statuses: ['notSeen'] }, marks, 6, [3, 1], ['notSeen 6', 'seen 3', 'contacted 1']],
    ['the total says another', { statuses: ['seen'] }, marks, 3, [6, 1], ['notSeen 6', 'seen 3', 'contacted 1']],
    [
      'the total says two together',
      { statuses: ['seen', 'notSeen'] },
      marks,
      9,
      [6, 3, 1],
      ['notSeen 6', 'seen 3', 'contacted 1'],
    ],
  ])('are counted where %s', (_where, criteria, own, total, counts, expected) => {
    expect(statusesOf(criteria, own, total, counts)).toEqual(expected)
  })
})
