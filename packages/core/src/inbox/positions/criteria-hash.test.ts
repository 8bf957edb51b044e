import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { expect, test } from 'vitest'
import { criteriaHash } from './criteria-hash.ts'

const hash = (criteria: object) => criteriaHash(positionCriteria.parse(criteria)).toString('hex')

const full = {
  position: { name: ['saldatore', 'tornitore'], provinces: ['BG', 'MI'], experience: { from: 1, to: 3 } },
  notPosition: { contract: ['internship'] },
  company: { sectors: ['metalworking'] },
  notCompany: { companyName: ['Rossi'] },
  from: '2026-11-01T00:00:00Z',
  statuses: ['notSeen', 'seen'],
}

test.each([
  [
    'the order of fields',
    {
      ...full,
      position: { experience: { to: 3, from: 1 }, provinces: ['BG', 'MI'], name: ['saldatore', 'tornitore'] },
    },
  ],
  ['the order of values', { ...full, position: { ...full.position, provinces: ['MI', 'BG'] } }],
  ['a repeated value', { ...full, position: { ...full.position, provinces: ['MI', 'BG', 'MI'] } }],
  ['the order of statuses', { ...full, statuses: ['seen', 'notSeen'] }],
  ['the time zone of an instant', { ...full, from: '2026-11-01T01:00:00.000+01:00' }],
  ['a text that is a list of one', { ...full, notCompany: { companyName: 'Rossi' } }],
  ['a default given explicitly', { ...full, aiSearch: false }],
  ['related titles taken out of no AI search', { ...full, unrelated: ['carpentiere'] }],
])('criteriaHash does not depend on %s', (_, criteria) => {
  expect(hash(criteria)).toBe(hash(full))
})

test.each([
  ['another value', { ...full, position: { ...full.position, provinces: ['BG'] } }],
  ['another field', { ...full, position: { ...full.position, schedule: ['full'] } }],
  ['another group', { ...full, position: {}, notPosition: full.position }],
  ['another bound', { ...full, position: { ...full.position, experience: { from: 1, to: 4 } } }],
  ['a bound left out', { ...full, position: { ...full.position, experience: { from: 1 } } }],
  ['another instant', { ...full, from: '2026-11-02T00:00:00Z' }],
  ['the other end of a range', { ...full, from: undefined, to: full.from }],
  ['other statuses', { ...full, statuses: ['notSeen'] }],
  ['the assistant', { ...full, aiSearch: true }],
])('criteriaHash differs for %s', (_, criteria) => {
  expect(hash(criteria)).not.toBe(hash(full))
})

test('criteriaHash differs for related titles taken out of an AI search, in any order', () => {
  const out = (...unrelated: string[]) => hash({ ...full, aiSearch: true, unrelated })
  expect(out('carpentiere')).not.toBe(hash({ ...full, aiSearch: true }))
  expect(out('carpentiere')).not.toBe(out('tornitore'))
  expect(out('carpentiere', 'tornitore')).toBe(out('tornitore', 'carpentiere'))
  expect(out()).toBe(hash({ ...full, aiSearch: true }))
})

test('criteriaHash ignores sort and page', () => {
  const input = { ...positionCriteria.parse(full), sort: 'relevance', page: 3, newSearch: true } as PositionCriteria
  expect(criteriaHash(input).toString('hex')).toBe(hash(full))
})
