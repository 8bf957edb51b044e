import { jobFamilies } from '@vedetta/contracts/facts/job-families'
import { reserveQuotas } from '@vedetta/contracts/facts/reserve-quota'
import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { type CountedField, countedFields } from '@vedetta/contracts/search/facets'
import {
  type FilterField,
  type FilterGroup,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { positionSorts } from '@vedetta/contracts/search/position-sort'
import {
  collars,
  contracts,
  keysOf,
  positionStatuses,
  protectedCategories,
  readings,
  schedules,
  smartWorking,
  targetPersonas,
} from '@vedetta/contracts/text/vocabulary'
import { provinces, regions } from '@vedetta/reference/territories'
import fc from 'fast-check'
import type { z } from 'zod'
import type { PlainSpec } from './plain-search.ts'
import { anything, type PlainPosition } from './random-positions.ts'
import { queryTexts, queryValues } from './random-texts.ts'
import * as stated from './stated-words.ts'

type FieldInput<Field extends FilterField> = z.input<(typeof filterFields)[Field]['schema']>

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const someOf = <Value>(values: fc.Arbitrary<Value>, maxLength = 3) =>
  fc.array(values, { minLength: 1, maxLength: maxLength })
/** Undefined except once in so many times, and when a failure is shrunk. */
const onceIn = <Value>(times: number, values: fc.Arbitrary<Value>) =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: times - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: values },
  )

const choicesOf = <Key extends string>(options: Readonly<Record<Key, unknown>>) =>
  fc.uniqueArray(anyOf(keysOf(options)), { minLength: 1, maxLength: keysOf(options).length })

function rangeOf(numbers: readonly number[]) {
  const bound = fc.option(anyOf(numbers), { nil: undefined })
  return fc
    .record({ from: bound, to: bound })
    .filter(({ from, to }) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY))
}

const names = [...stated.roles, ...stated.qualifiers]
const town = anyOf(stated.towns)
const km = fc.oneof(anyOf([1, 5, 10, 30, 200]), fc.integer({ min: 1, max: 200 }))

/** Values of each field; a missing field does not compile. */
const values = (vats: readonly string[]): { readonly [Field in FilterField]: fc.Arbitrary<FieldInput<Field>> } => ({
  name: fc.oneof(queryTexts(names), someOf(queryTexts(names))),
  city: fc.oneof(
    fc.record({ mode: fc.constant('exact' as const), istat: town }),
    fc.record({ mode: fc.constant('radius' as const), istat: town, km }),
    fc
      .record({ mode: fc.constant('range' as const), istat: town, fromKm: km, toKm: km })
      .filter(({ fromKm, toKm }) => fromKm < toKm),
  ),
  cities: someOf(town, 30),
  provinces: someOf(anyOf(['BG', 'LC', 'XX', ...provinces().map(({ code }) => code)]), 6),
  regions: someOf(anyOf(regions().map(({ code }) => code))),
  contract: choicesOf(contracts),
  schedule: choicesOf(schedules),
  collar: choicesOf(collars),
  smartWorking: choicesOf(smartWorking),
  jobFamily: someOf(anyOf(keysOf(jobFamilies)), 6),
  targetPersona: choicesOf(targetPersonas),
  experience: rangeOf(stated.years),
  languages: someOf(anyOf([...stated.languages, 'xx'])),
  pay: rangeOf([...stated.pays.map((amount) => Math.min(amount, 10_000_000)), 18_720, 23_400, 24_960]),
  skills: queryValues(stated.skills),
  certifications: queryValues(stated.certifications),
  benefits: queryValues(stated.benefits),
  protectedCategories: choicesOf(protectedCategories),
  reading: choicesOf(readings),
  companyName: someOf(queryTexts([...stated.companyNames, ...stated.legalForms])),
  sectors: fc.uniqueArray(anyOf(sectorIds), { minLength: 1, maxLength: 15 }),
  specificSectors: someOf(anyOf(stated.atecoCodes.map((code) => code.slice(0, 2)))),
  ateco: someOf(anyOf([...stated.atecoCodes, '28', '56.1', '01.1', '28.4.1', '62.01.0', '01', '99'])),
  employees: rangeOf(stated.sizes),
  reserveQuota: choicesOf(reserveQuotas),
  turnover: rangeOf(stated.turnovers),
  vat: someOf(anyOf(['00000000000', ...vats]), 20),
})

/** A group of criteria, each field once in so many times. */
export function groupOf(fields: readonly FilterField[], vats: readonly string[], times: number) {
  const all = values(vats)
  // Texts, the most error-prone fields, are more frequent.
  const timesOf = (field: FilterField) => (filterFields[field].kind === 'texts' ? times / 2 : times)
  return fc.record(Object.fromEntries(fields.map((field) => [field, onceIn<unknown>(timesOf(field), all[field])])))
}

const moment = anyOf(stated.moments).map((at) => new Date(at).toISOString())
const momentElsewhere = anyOf(stated.moments).map((at) => new Date(at + 7_200_000).toISOString().replace('Z', '+02:00'))

function criteriaFor(positions: readonly PlainPosition[]): fc.Arbitrary<PositionCriteria> {
  const vats = positions.map(({ company }) => company.vat)
  const fieldsOf = (group: FilterGroup) => filterFieldNames.filter((field) => filterFields[field].group === group)
  return fc
    .record({
      position: groupOf(fieldsOf('position'), vats, 12),
      notPosition: groupOf(fieldsOf('position'), vats, 16),
      company: groupOf(fieldsOf('company'), vats, 12),
      notCompany: groupOf(fieldsOf('company'), vats, 10),
      from: onceIn(7, fc.oneof(moment, momentElsewhere)),
      to: onceIn(8, fc.oneof(moment, momentElsewhere)),
      statuses: onceIn(4, choicesOf(positionStatuses)),
      aiSearch: fc.boolean(),
    })
    .map((input) => positionCriteria.parse(input))
}

/** No marks, a few, and most: single numbers and runs, including those of removed positions. */
function marksFor(numbers: readonly number[]): fc.Arbitrary<PlainSpec['marks']> {
  const marksOf = (marked: readonly number[], isContacted: (n: number) => boolean) =>
    // A failure is reported without them.
    Object.assign(new Map(marked.map((no, n) => [no, isContacted(n) ? 'contacted' : 'seen'] as const)), {
      [fc.toStringMethod]: () => `${marked.length} marks`,
    })
  const every = (nth: number) => numbers.filter((_, n) => n % nth === 0)
  return anyOf([
    marksOf([], () => false),
    marksOf(every(90), (n) => n % 3 === 0),
    marksOf(every(2), (n) => n % 5 === 0),
    marksOf(every(7), () => true),
    marksOf(
      Array.from({ length: 60_000 }, (_, n) => n + 20_000),
      (n) => n < 9_000,
    ),
  ])
}

/** None discarded, a few, some, and most, whatever their mark. */
function discardedFor(numbers: readonly number[]): fc.Arbitrary<PlainSpec['discarded']> {
  const every = (nth: number, from: number) =>
    Object.assign(new Set(numbers.filter((_, n) => n % nth === from)), {
      [fc.toStringMethod]: () => `each ${nth}th discarded`,
    })
  const run = Array.from({ length: 30_000 }, (_, n) => n + 60_000)
  const most = Object.assign(new Set([...every(3, 1), ...run]), { [fc.toStringMethod]: () => 'most discarded' })
  return anyOf([new Set<number>(), every(70, 3), every(3, 1), most])
}

export type SearchCase = PlainSpec & {
  readonly sort: (typeof positionSorts)[number]
  /** Which of the existing pages is checked. */
  readonly nthPage: number
  /** Whose choices are counted. */
  readonly counted: readonly CountedField[]
}

/** Searches over positions: all fields in all groups, marks, discards, ceilings, hidden companies and agencies, and the checked page. */
export function randomSearches(
  positions: readonly PlainPosition[],
  goneNumbers: readonly number[],
): fc.Arbitrary<SearchCase> {
  const numbers = [...positions.map(({ position_no }) => position_no), ...goneNumbers].sort((a, b) => a - b)
  const name = fc.oneof(
    { weight: 6, arbitrary: anyOf(stated.companyNames) },
    { weight: 3, arbitrary: anyOf(positions).map(({ company }) => company.name) },
    { weight: 1, arbitrary: anything },
  )
  const cases = fc.record({
    counted: fc.oneof(fc.constant(countedFields), fc.shuffledSubarray([...countedFields], { minLength: 1 })),
    criteria: criteriaFor(positions),
    ceiling: fc.oneof(
      { weight: 3, arbitrary: fc.constant(numbers.at(-1) ?? 0) },
      { weight: 1, arbitrary: anyOf([0, ...numbers]) },
    ),
    marks: marksFor(numbers),
    discarded: discardedFor(numbers),
    excludedCompanies: fc.oneof(fc.constant([]), fc.array(name, { maxLength: 3 })),
    excludedCompanyNos: fc.oneof(
      fc.constant([]),
      fc.array(
        anyOf(positions).map(({ company }) => company.company_no),
        { maxLength: 3 },
      ),
    ),
    hideAgencies: fc.boolean(),
    sort: anyOf(positionSorts),
    nthPage: fc.nat(400),
  })
  return fc.tuple(cases, centre).map(([made, near]) => (made.sort === 'distance' ? centredOn(made, near) : made))
}

/** A wide circle, and regions whose positions may have no town. */
const centre = fc.record({
  city: fc.record({ mode: fc.constant('radius' as const), istat: town, km: anyOf([30, 200]) }),
  regions: onceIn(
    2,
    fc.constant(
      regions()
        .map(({ code }) => code)
        .slice(0, 12),
    ),
  ),
})

function centredOn(made: SearchCase, near: Pick<PositionCriteria['position'], 'city' | 'regions'>): SearchCase {
  const { criteria } = made
  return { ...made, criteria: { ...criteria, position: { ...near, ...criteria.position } } }
}
