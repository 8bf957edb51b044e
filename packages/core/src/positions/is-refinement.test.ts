import { filterFieldNames } from '@vedetta/contracts/filter-fields'
import { criteriaGroups } from '@vedetta/contracts/filter-validity'
import { positionCriteria } from '@vedetta/contracts/position-search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefinement } from './is-refinement.ts'

const refines = (next: object, counted: object) =>
  isRefinement(positionCriteria.parse(next), positionCriteria.parse(counted))

const week = { from: '2026-11-08T00:00:00Z', to: '2026-11-15T00:00:00Z' }

describe('a search refines a counted one', () => {
  test.each([
    ['a field added', { position: { name: 'saldatore', provinces: ['BG'] } }, { position: { name: 'saldatore' } }],
    ['a field removed', { position: { name: 'saldatore' } }, { position: { name: 'saldatore', provinces: ['BG'] } }],
    ['a longer text', { position: { name: 'saldatore TIG' } }, { position: { name: 'saldatore' } }],
    ['a shorter text', { position: { name: 'saldatore' } }, { position: { name: '"saldatore TIG"' } }],
    ['a text in other letters', { position: { name: 'SALDATORE' } }, { position: { name: 'saldatore' } }],
    ['one text of several', { position: { name: ['tornitore', 'saldatore'] } }, { position: { name: ['saldatore'] } }],
    ['one place of several', { position: { provinces: ['BG', 'MI'] } }, { position: { provinces: ['MI', 'LC'] } }],
    [
      'another distance of the same town',
      { position: { city: { mode: 'radius', istat: '016024', km: 30 } } },
      { position: { city: { mode: 'exact', istat: '016024' } } },
    ],
    ['overlapping ranges', { company: { employees: { from: 50 } } }, { company: { employees: { from: 10, to: 50 } } }],
    ['ranges open to the other side', { company: { turnover: { to: 9 } } }, { company: { turnover: { to: 5 } } }],
    ['a narrower code', { company: { ateco: ['28.41'] } }, { company: { ateco: ['28.4'] } }],
    ['a wider code', { company: { ateco: ['28'] } }, { company: { ateco: ['28.4'] } }],
    ['words of a skill', { position: { skills: ['saldatura TIG'] } }, { position: { skills: ['saldatura'] } }],
    [
      'the same exclusion',
      { notPosition: { contract: ['internship'] } },
      { notPosition: { contract: ['internship'] } },
    ],
    ['other dates beside', { position: { name: 'saldatore' }, ...week }, { position: { name: 'saldatore' } }],
    ['dates moved, where there is nothing else', week, { from: '2026-11-01T00:00:00Z' }],
    ['statuses changed, where there is nothing else', { statuses: ['seen'] }, { statuses: ['notSeen'] }],
    ['a field added to dates and statuses', { position: { name: 'sarta' }, ...week }, week],
  ])('with %s', (_, next, counted) => {
    expect(refines(next, counted)).toBe(true)
  })
})

describe('a search does not refine a counted one', () => {
  test.each([
    ['another text', { position: { name: 'contabile' } }, { position: { name: 'saldatore' } }],
    ['a letter in common', { position: { name: 'saldatore' } }, { position: { name: 's' } }],
    ['other places', { position: { provinces: ['BG'] } }, { position: { provinces: ['MI'] } }],
    ['the same code of another field', { position: { regions: ['03'] } }, { company: { specificSectors: ['03'] } }],
    ['the same value excluded', { notPosition: { name: 'sarta' } }, { position: { name: 'sarta' } }],
    ['a position’s words in a company’s name', { company: { companyName: 'sarta' } }, { position: { name: 'sarta' } }],
    ['ranges apart', { company: { employees: { from: 51 } } }, { company: { employees: { from: 10, to: 50 } } }],
    [
      'another town',
      { position: { city: { mode: 'exact', istat: '015146' } } },
      { position: { city: { mode: 'exact', istat: '016024' } } },
    ],
    ['a neighbouring code', { company: { ateco: ['28.5'] } }, { company: { ateco: ['28.4'] } }],
    ['only the dates in common', { position: { name: 'sarta' }, ...week }, { position: { name: 'cuoco' }, ...week }],
    [
      'only the statuses in common',
      { position: { name: 'sarta' }, statuses: ['notSeen'] },
      { position: { name: 'cuoco' }, statuses: ['notSeen'] },
    ],
    ['its fields removed and the dates unchanged', week, { position: { name: 'cuoco' }, ...week }],
    ['a field added and the dates removed', { position: { name: 'sarta' } }, week],
    [
      'a field added and other statuses',
      { position: { name: 'sarta' }, statuses: ['seen'] },
      { statuses: ['notSeen'] },
    ],
  ])('with %s', (_, next, counted) => {
    expect(refines(next, counted)).toBe(false)
  })
})

const samples: Readonly<Record<string, unknown>> = {
  name: ['saldatore'],
  city: { mode: 'exact', istat: '016024' },
  cities: ['016024'],
  provinces: ['BG'],
  regions: ['03'],
  contract: ['permanent'],
  schedule: ['full'],
  collar: ['blue'],
  smartWorking: ['yes'],
  targetPersona: ['senior'],
  experience: { from: 2 },
  languages: ['en'],
  skills: ['cad'],
  certifications: ['patentino'],
  benefits: ['mensa'],
  protectedCategories: ['yes'],
  companyName: ['rossi'],
  sectors: ['metalworking'],
  specificSectors: ['28'],
  ateco: ['28.4'],
  employees: { from: 10 },
  reserveQuota: ['one'],
  turnover: { to: 1_000_000 },
  vat: ['01234567890'],
}

describe('arbitrary criteria', () => {
  const criteria = fc
    .record({
      groups: fc.uniqueArray(fc.constantFrom(...criteriaGroups), { minLength: 1 }),
      fields: fc.uniqueArray(fc.constantFrom(...filterFieldNames), { minLength: 1 }),
    })
    .map(({ groups, fields }) =>
      Object.fromEntries(
        groups.map((group) => [
          group,
          Object.fromEntries(
            Object.entries(samples).filter(
              ([name]) =>
                fields.includes(name as (typeof fields)[number]) &&
                positionCriteria.safeParse({ [group]: { [name]: samples[name] } }).success,
            ),
          ),
        ]),
      ),
    )

  test('refine themselves', () => {
    fc.assert(fc.property(criteria, (one) => refines(one, one)))
  })

  test('with equal values refine others exactly if a group has a field in common', () => {
    fc.assert(
      fc.property(criteria, criteria, (one, other) => {
        const fieldsOf = (value: typeof one) =>
          new Set(
            Object.entries(value).flatMap(([group, fields]) => Object.keys(fields).map((name) => `${group}.${name}`)),
          )
        const [a, b] = [fieldsOf(one), fieldsOf(other)]
        if (b.size > 0) expect(refines(one, other)).toBe(!a.isDisjointFrom(b))
      }),
    )
  })

  test('have a sample for every field', () => {
    expect(Object.keys(samples).sort()).toEqual([...filterFieldNames].sort())
  })
})
