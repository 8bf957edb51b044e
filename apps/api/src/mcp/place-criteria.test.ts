import { findMunicipality } from '@vedetta/reference/municipalities'
import { expect, test } from 'vitest'
import { placeCriteria } from './place-criteria.ts'

const bergamo = findMunicipality('Bergamo')?.istat

test.each([
  ['Bergamo', undefined, { city: { mode: 'exact', istat: bergamo } }],
  ['bergamo', 30, { city: { mode: 'radius', istat: bergamo, km: 30 } }],
  ['BG', undefined, { provinces: ['BG'] }],
  ['provincia di Bergamo', undefined, { provinces: ['BG'] }],
  ['province of Bergamo', undefined, { provinces: ['BG'] }],
  ['Lombardia', undefined, { regions: ['03'] }],
  ['Lombardy', undefined, { regions: ['03'] }],
  ['Milan', undefined, { city: { mode: 'exact', istat: findMunicipality('Milano')?.istat } }],
] as const)('%s within %s km is one place', (place, km, criteria) => {
  expect(placeCriteria(place, km)).toEqual(criteria)
})

test.each([
  ['Zorbanate', undefined],
  ['Lombardia', 30],
])('%s within %s km is an unknown place', (place, km) => {
  expect(() => placeCriteria(place, km)).toThrow(expect.objectContaining({ code: 'unknown_place' }))
})
