import { describe, expect, test } from 'vitest'
import { expectedRule } from './expected-rule.ts'
import { type PositionCriteria, type PositionSearchResult, positionCriteria } from './position-search.ts'

const now = Date.parse('2026-11-14T09:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString()
const parse = (criteria: object): PositionCriteria => positionCriteria.parse(criteria)
const circle = (km: number, istat = '016024') => ({ mode: 'radius', istat, km })
const role = { position: { name: ['saldatore'] } }
const freeUntil: NonNullable<PositionSearchResult['freeUntil']> = { same: at(3_600), narrower: at(600), related: null }

const ruleAfter = (last: object, next: object, until = freeUntil) =>
  expectedRule(parse(next), { criteria: parse(last), freeUntil: until }, now)

describe('before it is made, a search is', () => {
  test.each([
    ['without criteria', {}, 'noCriteria'],
    ['without criteria, with related roles', { aiSearch: true }, 'noCriteria'],
    ['of seen and contacted positions', { ...role, statuses: ['seen', 'contacted'] }, 'marked'],
    ['of all statuses', { ...role, statuses: ['notSeen', 'seen', 'contacted'] }, 'counted'],
    ['of a role', role, 'counted'],
  ])('%s', (_, next, rule) => {
    expect(expectedRule(parse(next), undefined, now)).toBe(rule)
  })
})

describe('after a search that was answered, the next one is', () => {
  test.each([
    ['the same', role, role, 'same'],
    ['with a place more', role, { position: { ...role.position, city: circle(30) } }, 'narrower'],
    ['with an exclusion more', role, { ...role, notPosition: { contract: ['internship'] } }, 'narrower'],
    ['in a smaller circle', { position: { city: circle(30) } }, { position: { city: circle(10) } }, 'narrower'],
    ['in a larger circle', { position: { city: circle(10) } }, { position: { city: circle(30) } }, 'counted'],
    [
      'around another town',
      { position: { city: circle(30) } },
      { position: { city: circle(10, '015146') } },
      'counted',
    ],
    [
      'with a town beside a province',
      { position: { provinces: ['BG'] } },
      { position: { provinces: ['BG'], city: circle(10) } },
      'counted',
    ],
    ['with another role', role, { position: { name: ['cuoco'] } }, 'counted'],
    ['with a word more, which the browser does not prove', role, { position: { name: ['saldatore tig'] } }, 'counted'],
    ['with a field less', { ...role, company: { employees: { from: 10 } } }, role, 'counted'],
    ['with related roles', role, { ...role, aiSearch: true }, 'counted'],
    ['with a status', role, { ...role, statuses: ['notSeen'] }, 'counted'],
  ])('%s', (_, last, next, rule) => {
    expect(ruleAfter(last, next)).toBe(rule)
  })

  test('counted once the time that it is free is over, or nearly', () => {
    const place = { position: { ...role.position, city: circle(30) } }
    for (const narrower of [null, at(-1), at(29)])
      expect(ruleAfter(role, place, { ...freeUntil, narrower })).toBe('counted')
    expect(ruleAfter(role, role, { same: at(29), narrower: at(31), related: null })).toBe('narrower')
    expect(ruleAfter(role, role, { same: null, narrower: null, related: at(3_600) })).toBe('counted')
  })
})
