import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSubset } from './is-subset.ts'
import { findInSmallWorld, smallCriteria } from './testing/small-world.ts'

type Group = PositionCriteria['position']

const narrows = (next: object, counted: object) =>
  isSubset(positionCriteria.parse(next), positionCriteria.parse(counted))
const week = { from: '2026-11-09T00:00:00Z', to: '2026-11-16T00:00:00Z' }
const welder = { position: { name: 'saldatore' } }
const circle = (km: number) => ({ mode: 'radius', istat: '016024', km })

describe('a search narrows a counted one', () => {
  test.each([
    ['the same criteria', welder, welder],
    ['a field added', { position: { name: 'saldatore', contract: ['permanent'] } }, welder],
    ['a field of the company added', { ...welder, company: { employees: { from: 10 } } }, welder],
    ['an exclusion added to the same criteria', { ...welder, notPosition: { contract: ['internship'] } }, welder],
    ['a further word', { position: { name: 'saldatore tig' } }, welder],
    ['an excluded word', { position: { name: 'saldatore -apprendista' } }, welder],
    ['an alternative less', { position: { name: 'cuoco' } }, { position: { name: 'cuoco OR chef' } }],
    ['a text less', { position: { name: ['cuoco'] } }, { position: { name: ['cuoco', 'chef'] } }],
    [
      'a choice less',
      { position: { contract: ['permanent'] } },
      { position: { contract: ['permanent', 'internship'] } },
    ],
    ['a higher pay', { position: { pay: { from: 30_000 } } }, { position: { pay: { from: 25_000 } } }],
    ['a range inside', { position: { experience: { from: 2, to: 3 } } }, { position: { experience: { from: 1 } } }],
    ['a smaller circle', { position: { city: circle(10) } }, { position: { city: circle(30) } }],
    ['a town of its province', { position: { cities: ['016024'] } }, { position: { provinces: ['BG'] } }],
    ['a province of its region', { position: { provinces: ['BG'] } }, { position: { regions: ['03'] } }],
    ['a longer code', { company: { ateco: ['28.41'] } }, { company: { ateco: ['28'] } }],
    ['fewer days', { ...welder, from: '2026-11-10T00:00:00Z', to: week.to }, { ...welder, ...week }],
    ['statuses where there were none', { ...welder, statuses: ['notSeen'] }, welder],
    ['AI search switched off', welder, { ...welder, aiSearch: true }],
    [
      'a related title taken out',
      { ...welder, aiSearch: true, unrelated: ['carpentiere'] },
      { ...welder, aiSearch: true },
    ],
    ['a role and its related titles where there was none', { ...welder, aiSearch: true }, {}],
    [
      'an exclusion widened',
      { ...welder, notPosition: { regions: ['03'] } },
      { ...welder, notPosition: { provinces: ['BG'] } },
    ],
  ])('with %s', (_, next, counted) => {
    expect(narrows(next, counted)).toBe(true)
  })
})

describe('a search does not narrow a counted one', () => {
  test.each([
    [
      'another text and an exclusion of it',
      { position: { name: 'cuoco' }, notPosition: { name: 'saldatore' } },
      welder,
    ],
    [
      'only an exclusion in common',
      { position: { name: 'cuoco' }, notPosition: { contract: ['internship'] } },
      { ...welder, notPosition: { contract: ['internship'] } },
    ],
    ['only an exclusion', { notPosition: { contract: ['internship'] } }, welder],
    ['a word less', welder, { position: { name: 'saldatore tig' } }],
    ['a further alternative', { position: { name: 'saldatore OR cuoco' } }, welder],
    ['a further text', { position: { name: ['saldatore', 'cuoco'] } }, welder],
    ['a text that contains it', { position: { name: 'saldatori' } }, welder],
    ['a word that joins its neighbour', { position: { name: 'front end' } }, { position: { name: 'front' } }],
    [
      'words after an article that meant nothing',
      { position: { name: 'della cuoco' } },
      { position: { name: 'della OR sarta' } },
    ],
    ['an exclusion alone where nothing was asked', { position: { name: '-x' } }, { position: { name: '- "' } }],
    ['a place more', { position: { provinces: ['BG'], cities: ['015146'] } }, { position: { provinces: ['BG'] } }],
    ['a larger circle', { position: { city: circle(31) } }, { position: { city: circle(30) } }],
    ['the province of its town', { position: { provinces: ['BG'] } }, { position: { cities: ['016024'] } }],
    ['no place', welder, { position: { name: 'saldatore', provinces: ['BG'] } }],
    [
      'a range that begins earlier',
      { position: { experience: { from: 1 } } },
      { position: { experience: { from: 2 } } },
    ],
    ['a lower pay', { position: { pay: { from: 25_000 } } }, { position: { pay: { from: 30_000 } } }],
    ['an open range', { position: { experience: { from: 2 } } }, { position: { experience: { from: 2, to: 5 } } }],
    ['an exclusion dropped', welder, { ...welder, notPosition: { contract: ['internship'] } }],
    [
      'an exclusion narrowed',
      { ...welder, notPosition: { provinces: ['BG'] } },
      { ...welder, notPosition: { regions: ['03'] } },
    ],
    ['the same value excluded', { notPosition: { name: 'saldatore' } }, welder],
    ['more days', { ...welder, to: week.to }, { ...welder, ...week }],
    ['another status', { ...welder, statuses: ['notSeen'] }, { ...welder, statuses: ['seen'] }],
    ['no status', welder, { ...welder, statuses: ['notSeen'] }],
    ['the same code of another field', { position: { regions: ['03'] } }, { company: { specificSectors: ['03'] } }],
    ['AI search', { ...welder, aiSearch: true }, welder],
    ['a related title back', { ...welder, aiSearch: true }, { ...welder, aiSearch: true, unrelated: ['carpentiere'] }],
    [
      'AI search of more words',
      { position: { name: 'saldatore tig' }, aiSearch: true },
      { position: { name: 'saldatore' }, aiSearch: true },
    ],
  ])('with %s', (_, next, counted) => {
    expect(narrows(next, counted)).toBe(false)
  })
})

const conditions = ['name', 'cities', 'provinces', 'regions', 'contract', 'experience'] satisfies (keyof Group)[]
const bounds = ['from', 'to', 'statuses'] satisfies (keyof PositionCriteria)[]

/** Criteria, and the same with a few conditions replaced: a third of them narrow, and of unrelated ones hardly any. */
const changedCriteria = fc
  .record({
    counted: smallCriteria,
    drawn: smallCriteria,
    replaced: fc.subarray(conditions, { maxLength: 2 }),
    bounded: fc.subarray(bounds, { maxLength: 1 }),
  })
  .map(({ counted, drawn, replaced, bounded }) => {
    const next = {
      ...counted,
      ...Object.fromEntries(bounded.map((field) => [field, drawn[field]])),
      position: { ...counted.position, ...Object.fromEntries(replaced.map((field) => [field, drawn.position[field]])) },
      notPosition: { ...counted.notPosition, ...drawn.notPosition },
    }
    return { counted, next: positionCriteria.parse(JSON.parse(JSON.stringify(next))) }
  })

test('a search that narrows another finds a part of what it finds', () => {
  let narrowing = 0
  fc.assert(
    fc.property(changedCriteria, ({ next, counted }) => {
      if (!isSubset(next, counted)) return
      narrowing++
      expect(findInSmallWorld(next).isSubsetOf(findInSmallWorld(counted))).toBe(true)
    }),
    { numRuns: 300 },
  )
  expect(narrowing).toBeGreaterThan(60)
})
