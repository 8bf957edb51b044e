import { type FilterField, type FilterValue, filterFields } from '@vedetta/contracts/search/filter-fields'
import { keysOf, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import fc from 'fast-check'
import type { FieldOfKind, PositionFilter, Sides } from '../features/positions/position-filter.ts'
import { addDays } from '../lib/italian-time.ts'

const texts = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '-stage',
      'saldatore, TIG',
      '"addetto alla macchina" OR fresatore -junior',
      'C++ & C#',
      '50%',
      'a+b=c',
    ),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '')

const istat = fc.stringMatching(/^\d{6}$/)
const km = fc.integer({ min: 1, max: 200 })
const circles = fc.oneof(
  fc.record({ mode: fc.constant('exact' as const), istat }),
  fc.record({ mode: fc.constant('radius' as const), istat, km }),
  fc
    .record({ mode: fc.constant('range' as const), istat, fromKm: km, toKm: km })
    .filter(({ fromKm, toKm }) => fromKm < toKm),
)

/** Any value of any field, included, excluded or both. */
const fields: fc.Arbitrary<PositionFilter['fields']> = fc.record(
  {
    name: lists(texts),
    city: eitherSide(circles),
    cities: lists(istat),
    provinces: lists(fc.stringMatching(/^[A-Z]{2}$/)),
    regions: lists(fc.stringMatching(/^\d{2}$/)),
    contract: choices('contract'),
    schedule: choices('schedule'),
    collar: choices('collar'),
    smartWorking: choices('smartWorking'),
    jobFamily: choices('jobFamily'),
    targetPersona: choices('targetPersona'),
    experience: eitherSide(ranges(50)),
    pay: eitherSide(ranges(10_000_000)),
    languages: lists(fc.stringMatching(/^[a-z]{2}$/)),
    skills: lists(texts),
    certifications: lists(texts),
    benefits: lists(texts),
    protectedCategories: choices('protectedCategories'),
    reading: choices('reading'),
    companyName: lists(texts),
    sectors: choices('sectors'),
    specificSectors: lists(fc.stringMatching(/^\d{2}$/)),
    ateco: lists(fc.stringMatching(/^\d{2}(\.\d{1,2}){0,2}$/)),
    employees: eitherSide(ranges(10_000_000)),
    reserveQuota: choices('reserveQuota'),
    turnover: eitherSide(ranges(1_000_000_000_000)),
    vat: lists(fc.stringMatching(/^\d{11}$/)),
  } satisfies { [Field in FilterField]: fc.Arbitrary<Sides<FilterValue<Field>>> },
  { requiredKeys: [] },
)

const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2000-01-01', count))

/** Titles are taken out only of an AI search. */
const meaning: fc.Arbitrary<Pick<PositionFilter, 'aiSearch' | 'unrelated'>> = fc.oneof(
  fc.constant({}),
  fc.constant({ aiSearch: true as const }),
  fc.record({ aiSearch: fc.constant(true as const), unrelated: fc.uniqueArray(texts, { minLength: 1, maxLength: 5 }) }),
)

const others: fc.Arbitrary<PositionFilter> = fc.record(
  {
    fields,
    from: days,
    to: days,
    statuses: fc.subarray(keysOf(positionStatuses), { minLength: 1 }),
  },
  { requiredKeys: ['fields'] },
)

export const anyFilter: fc.Arbitrary<PositionFilter> = fc
  .tuple(others, meaning)
  .map(([filter, ai]) => ({ ...filter, ...ai }))

function choices<Field extends FieldOfKind<'options'>>(field: Field): fc.Arbitrary<Sides<FilterValue<Field>>> {
  const options: Readonly<Record<string, unknown>> = filterFields[field].options
  const codes = fc.constantFrom(...keysOf(options))
  return lists(codes) as fc.Arbitrary<Sides<FilterValue<Field>>>
}

function ranges(max: number): fc.Arbitrary<{ from?: number; to?: number }> {
  const bound = fc.integer({ min: 0, max: max })
  return fc
    .record({ from: bound, to: bound }, { requiredKeys: [] })
    .filter(({ from, to }) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? max))
}

function eitherSide<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Sides<Value>> {
  return fc.oneof(
    fc.record({ included: value }),
    fc.record({ excluded: value }),
    fc.record({ included: value, excluded: value }),
  )
}

/** Each code is either included or excluded, never both. */
function lists<Code extends string>(code: fc.Arbitrary<Code>): fc.Arbitrary<Sides<Code[]>> {
  return fc
    .uniqueArray(fc.tuple(code, fc.boolean()), { minLength: 1, maxLength: 5, selector: ([each]) => each })
    .map((pairs) => {
      const included = pairs.filter(([, isIncluded]) => isIncluded).map(([each]) => each)
      const excluded = pairs.filter(([, isIncluded]) => !isIncluded).map(([each]) => each)
      return { ...(included.length > 0 && { included }), ...(excluded.length > 0 && { excluded }) }
    })
}
