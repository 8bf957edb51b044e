import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { expect, test } from 'vitest'
import { tradeFamilies } from '../../testing/trade-families.ts'
import { filtersFor, indexOf } from './filter-index.ts'
import { type StandingFilter, standingFilter } from './standing-filter.ts'

const leaves = new Map()
const filter = (filterId: string, criteria: object): StandingFilter =>
  standingFilter(
    {
      filterId,
      createdAt: new Date(0),
      criteria: positionCriteria.parse(criteria),
      settings: { excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false },
    },
    tradeFamilies,
    leaves,
  )
const filters = [
  filter('Bergamo', { position: { provinces: ['BG'] } }),
  filter('Bergamo or Albino', { position: { provinces: ['BG'], cities: ['016004'] } }),
  filter('permanent in Milan', { position: { provinces: ['MI'], contract: ['permanent'] } }),
  filter('permanent', { position: { contract: ['permanent'] } }),
  filter('anywhere', { position: { name: 'saldatore' } }),
  filter('not in Bergamo', { notPosition: { provinces: ['BG'] } }),
  filter('experienced', { position: { experience: { from: 3 } } }),
]

function found(batch: Record<string, string[]>): string[] {
  const valuesOf = (field: string) => new Map((batch[field] ?? []).map((value) => [value, true]))
  return [...filtersFor(indexOf(filters), valuesOf)].map(({ filterId }) => filterId)
}

const always = ['anywhere', 'not in Bergamo', 'experienced']

test.each<[string, Record<string, string[]>, string[]]>([
  ['a province', { within: ['BG'] }, ['Bergamo', 'Bergamo or Albino']],
  ['a town', { municipalities: ['016004'] }, ['Bergamo or Albino']],
  ['a contract, for filters without a place', { contract: ['permanent'] }, ['permanent']],
  ['a contract and a place', { contract: ['permanent'], within: ['MI'] }, ['permanent', 'permanent in Milan']],
  ['nothing that a filter needs', { sector: ['retail'] }, []],
])('filtersFor a batch with %s returns the filters that need it, and those that need no value', (_, batch, needing) => {
  expect(found(batch).toSorted()).toEqual([...always, ...needing].toSorted())
})
