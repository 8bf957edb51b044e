import { describe, expect, it } from 'vitest'
import {
  choose,
  countOf,
  emptyFilter,
  type PositionFilter,
  partsOf,
  setPeriod,
  setValue,
  sideOf,
  toCriteria,
  withoutPart,
} from './position-filter.ts'

const filter: PositionFilter = {
  fields: {
    name: { included: 'saldatore', excluded: 'apprendista' },
    city: { included: { mode: 'exact', istat: '016024' } },
    provinces: { included: ['BG', 'LC'], excluded: ['MI'] },
    sectors: { excluded: ['staffing_hr'] },
  },
  from: '2026-11-08',
  to: '2026-11-15',
}

describe('a choice', () => {
  it('is on one side at a time', () => {
    const excluded = choose(filter, 'provinces', 'BG', 'excluded')
    expect(excluded.fields.provinces).toEqual({ included: ['LC'], excluded: ['MI', 'BG'] })
    expect(sideOf(excluded, 'provinces', 'BG')).toBe('excluded')
    expect(sideOf(excluded, 'provinces', 'TO')).toBeUndefined()
  })

  it('leaves nothing behind when the last one is taken away', () => {
    expect(choose(filter, 'sectors', 'staffing_hr', undefined).fields).not.toHaveProperty('sectors')
  })
})

describe('a value', () => {
  it('is set and taken away on its own side', () => {
    expect(setValue(filter, 'name', 'included', undefined).fields.name).toEqual({ excluded: 'apprendista' })
    expect(setValue(emptyFilter, 'name', 'excluded', 'stage').fields.name).toEqual({ excluded: 'stage' })
  })
})

describe('the parts', () => {
  it('are as many as can be taken away, and leave an empty filter when all are', () => {
    const parts = partsOf(filter)
    expect(parts.map(({ field, side }) => `${field} ${side}`)).toEqual([
      'name included',
      'name excluded',
      'city included',
      'provinces included',
      'provinces included',
      'provinces excluded',
      'sectors excluded',
    ])
    expect(countOf(filter)).toBe(8)
    expect(setPeriod(parts.reduce(withoutPart, filter), undefined, undefined)).toEqual(emptyFilter)
  })
})

describe('the criteria', () => {
  it('stand in the four groups of the specification, from the first instant of a day to the last', () => {
    expect(toCriteria(filter)).toEqual({
      position: { name: 'saldatore', city: { mode: 'exact', istat: '016024' }, provinces: ['BG', 'LC'] },
      notPosition: { name: 'apprendista', provinces: ['MI'] },
      company: {},
      notCompany: { sectors: ['staffing_hr'] },
      from: '2026-11-08T00:00:00.000+01:00',
      to: '2026-11-15T23:59:59.999+01:00',
    })
  })
})
