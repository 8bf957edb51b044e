import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { describe, expect, test } from 'vitest'
import type { PositionDocument } from '../../search/engine/position-document.ts'
import type { Clause } from '../../search/engine/text-clauses.ts'
import { tradeFamilies } from '../../testing/trade-families.ts'
import { createLeafSets } from './leaf-sets.ts'
import { plainClause } from './plain-clause.ts'
import { placesIn } from './position-set.ts'
import { type Leaves, leavesOf, partsOf } from './query-parts.ts'
import { standingFilter } from './standing-filter.ts'

const documents = [
  { position_no: 1, within: ['BG', '03'], experience_years: 2, company_is_agency: false, sector: 'metalworking' },
  { position_no: 2, within: ['MI', '03'], experience_years: null, company_is_agency: true, sector: 'retail' },
  { position_no: 3, within: [], experience_years: 5, company_is_agency: false, sector: 'retail' },
] as unknown as PositionDocument[]

const bergamo: Clause = { terms: { within: ['BG', 'LC'] } }
const retail: Clause = { term: { sector: 'retail' } }
const agency: Clause = { term: { company_is_agency: true } }

function found(clause: Clause): number[] {
  const part = partsOf(clause, new Map())
  return [...placesIn(createLeafSets(documents).positionsOf(part))].map((place) => place + 1)
}

describe('the parts of a query find, of the values of a batch,', () => {
  test.each<[string, Clause, number[]]>([
    ['one of some values', bergamo, [1]],
    ['a value of a list', { terms: { within: ['03'] } }, [1, 2]],
    ['a flag', agency, [2]],
    ['a range with both ends', { range: { experience_years: { gte: 2, lte: 5 } } }, [1, 3]],
    ['a range with open ends', { range: { experience_years: { gt: 2, lt: 6 } } }, [3]],
    ['nothing', { match_none: {} }, []],
    ['what all clauses find', { bool: { filter: [{ terms: { within: ['03'] } }], must: agency } }, [2]],
    ['what any clause finds', { bool: { should: [bergamo, retail], minimum_should_match: 1 } }, [1, 2, 3]],
    ['what one of the clauses finds, also without a minimum', { bool: { should: [bergamo, agency] } }, [1, 2]],
    ['all but what is excluded', { bool: { must_not: [retail] } }, [1]],
    ['all, whatever only scores', { bool: { filter: [retail], should: [agency] } }, [2, 3]],
  ])('%s', (_, clause, expected) => {
    expect(found(clause)).toEqual(expected)
  })
})

describe('a clause', () => {
  test.each<[string, Clause]>([
    ['analysed text', { match: { title: { query: 'saldatore', operator: 'and' } } }],
    ['an exact value of a field of text', { term: { title: 'saldatore' } }],
    ['the words of a field of values', { match_phrase: { 'skills.words': { query: 'tig' } } }],
    ['a range of an unknown bound', { range: { first_seen: { gte: 'now-1d' } } }],
    ['a range of whole values', { range: { sector: { gte: 'a' } } } as unknown as Clause],
    ['numbers in a bitmap', { terms: { position_no: ['OjAAAA=='], value_type: 'bitmap' } } as unknown as Clause],
    ['a field that has no mapping', { term: { colour: 'red' } }],
    ['a combination with a minimum of two', { bool: { should: [bergamo, retail, agency], minimum_should_match: 2 } }],
    ['a boosted combination', { bool: { filter: [bergamo], boost: 2 } }],
  ])('about %s is the engine’s to answer, whole', (_, clause) => {
    expect(plainClause(clause)).toBeUndefined()
    expect([...leavesOf(partsOf(clause, new Map()))]).toMatchObject([
      { json: JSON.stringify(clause), plain: undefined },
    ])
  })

  test('that many filters have is one leaf', () => {
    const leaves: Leaves = new Map()
    const save = (filterId: string, provinces: string[]) =>
      standingFilter(
        {
          filterId,
          createdAt: new Date(0),
          criteria: positionCriteria.parse({ position: { name: 'saldatore', provinces } }),
          settings: { excludedCompanies: ['Fonderie Nord'], excludedCompanyNos: [], hideAgencies: false },
        },
        tradeFamilies,
        leaves,
      )
    const [one, other] = [save('1', ['BG']), save('2', ['MI'])]
    expect(one.asked.included[0]).toBe(other.asked.included[0])
    expect(one.asked.excluded[0]).toBe(other.asked.excluded[0])
    // The provinces, the ceiling of numbers, the name and the excluded company.
    expect(leaves.size).toBe(5)
  })
})
