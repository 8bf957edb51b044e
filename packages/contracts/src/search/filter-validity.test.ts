import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countValid, criteriaGroups, isValidValue, validEntries, withoutEmpty } from './filter-validity.ts'

const valid = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.array(fc.string(), { minLength: 1 }),
  fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.constant(null))),
)
const invalid = fc.oneof(
  fc.constantFrom('', null, undefined, 0, 1, true, false),
  fc.constant([]),
  fc.array(fc.string()).map((texts) => [...texts, undefined]),
  fc.dictionary(fc.string(), fc.integer()).map((object) => ({ ...object, open: undefined })),
)
const group = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(valid, invalid))

describe('isValidValue', () => {
  test.each([['saldatore'], [['BG']], [[null]], [{ from: 1, to: 2 }], [{ km: 0 }], [{}]])(
    'isValidValue accepts %j',
    (value) => {
      expect(isValidValue(value)).toBe(true)
    },
  )

  test('isValidValue accepts exactly non-empty strings, arrays and objects of defined values', () => {
    fc.assert(fc.property(valid, (value) => isValidValue(value)))
    fc.assert(fc.property(invalid, (value) => !isValidValue(value)))
  })
})

describe('countValid', () => {
  test('countValid of empty criteria is zero', () => {
    expect(countValid({})).toBe(0)
    expect(countValid({ position: {}, notPosition: {}, company: {}, notCompany: {}, statuses: [] })).toBe(0)
  })

  test('countValid counts the four groups, plus one for any status and one for a date range', () => {
    const date = fc.option(fc.constant('2026-11-01T00:00:00Z'), { nil: undefined })
    const criteria = fc.record({
      ...Object.fromEntries(criteriaGroups.map((name) => [name, group])),
      statuses: fc.subarray(['notSeen', 'seen', 'contacted']),
      from: date,
      to: date,
    })
    fc.assert(
      fc.property(criteria, (made) => {
        const { statuses, from, to, ...groups } = made as Record<string, Record<string, unknown>> & {
          statuses: string[]
          from?: string
          to?: string
        }
        let expected = statuses.length > 0 ? 1 : 0
        if (from !== undefined || to !== undefined) expected += 1
        for (const each of Object.values(groups)) expected += Object.keys(validEntries(each)).length
        expect(countValid(made)).toBe(expected)
      }),
    )
  })

  test('countValid ignores empty entries', () => {
    fc.assert(
      fc.property(group, (made) => {
        expect(countValid({ position: validEntries(made) })).toBe(countValid({ position: made }))
      }),
    )
  })
})

describe('withoutEmpty', () => {
  test('withoutEmpty drops empty and null criteria', () => {
    const empty = { a: null, b: '', c: '  ', d: [], e: {}, f: { from: null, to: null }, g: undefined }
    const kept = { h: 'Rossi', i: ['BG'], j: { from: 0 }, k: 0, l: false }
    expect(withoutEmpty({ ...empty, ...kept })).toStrictEqual(kept)
    expect(withoutEmpty({ employees: { from: 10, to: null } })).toStrictEqual({ employees: { from: 10 } })
    expect(withoutEmpty(null)).toStrictEqual({})
  })

  test('withoutEmpty leaves anything but a group unchanged', () => {
    for (const value of ['Rossi', 7, [], undefined]) expect(withoutEmpty(value)).toBe(value)
  })
})
