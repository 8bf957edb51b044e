import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { describe, expect, test } from 'vitest'
import { tradeFamilies } from '../../testing/trade-families.ts'
import { isSameSearch, settleCriteria, weighed } from './settle-criteria.ts'

const criteriaOf = (criteria: object) => positionCriteria.parse(criteria)
const settle = (criteria: object) => settleCriteria(tradeFamilies, criteriaOf(criteria))
const isSame = (one: object, other: object) => isSameSearch(tradeFamilies, criteriaOf(one), criteriaOf(other))
const accountant = { position: { name: 'ragioniere' } }
const unknown = { position: { name: 'astronautico' } }

describe('the AI search is part of a search', () => {
  test('where its role has related titles', () => {
    expect(isSame({ ...accountant, aiSearch: true }, accountant)).toBe(false)
    expect(settle({ ...accountant, aiSearch: true }).related.map(({ text }) => text)).toContain('contabile')
  })

  test.each([
    ['whose role has none', unknown],
    ['whose role is quoted', { position: { name: '"ragioniere"' } }],
    ['without a role', { position: { provinces: ['BG'] } }],
    ['that excludes a role', { notPosition: { name: 'ragioniere' } }],
  ])('but not of one %s', (_, criteria) => {
    expect(isSame({ ...criteria, aiSearch: true, unrelated: ['contabile'] }, criteria)).toBe(true)
    expect(settle({ ...criteria, aiSearch: true }).related).toEqual([])
  })

  test('but not where all its related titles are taken out', () => {
    const unrelated = settle({ ...accountant, aiSearch: true }).related.map(({ text }) => text)
    expect(isSame({ ...accountant, aiSearch: true, unrelated }, accountant)).toBe(true)
  })
})

describe('a title taken out', () => {
  test('is not found, in any spelling, and brings in no other', () => {
    const all = settle({ ...accountant, aiSearch: true }).related
    const { related, criteria } = settle({ ...accountant, aiSearch: true, unrelated: ['CONTABILE'] })
    expect(related).toEqual(all.filter(({ text }) => text !== 'contabile'))
    expect(criteria.unrelated).toEqual(['contabile'])
  })

  test('is part of a search only if it is one of its related titles', () => {
    const search = { ...accountant, aiSearch: true }
    expect(isSame({ ...search, unrelated: ['saldatore'] }, search)).toBe(true)
    expect(isSame({ ...search, unrelated: ['contabile'] }, search)).toBe(false)
  })
})

test('related titles weigh as roles of the criteria do', () => {
  const settled = settle({ ...accountant, aiSearch: true })
  expect(weighed(settled).position.name).toEqual(['ragioniere', ...settled.related.map(({ text }) => text)])
  expect(weighed(settle(accountant))).toEqual(criteriaOf(accountant))
})
