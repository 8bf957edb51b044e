import { countValid } from '@vedetta/contracts/search/filter-validity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilter } from '../../testing/any-filter.ts'
import {
  choose,
  countOf,
  emptyFilter,
  fromCriteria,
  type PositionFilter,
  partsOf,
  setPeriod,
  setStatuses,
  setValue,
  sideOf,
  toCriteria,
  withoutField,
  withoutPart,
} from './position-filter.ts'

const filter: PositionFilter = {
  fields: {
    name: { included: ['saldatore', 'carpentiere'], excluded: ['apprendista'] },
    city: { included: { mode: 'exact', istat: '016024' } },
    provinces: { included: ['BG', 'LC'], excluded: ['MI'] },
    sectors: { excluded: ['staffing_hr'] },
    employees: { included: { from: 50 } },
  },
  from: '2026-11-08',
  to: '2026-11-15',
  statuses: ['notSeen'],
  aiSearch: true,
}

describe('a choice', () => {
  it('choose puts a choice on one side at a time', () => {
    const excluded = choose(filter, 'provinces', 'BG', 'excluded')
    expect(excluded.fields.provinces).toEqual({ included: ['LC'], excluded: ['MI', 'BG'] })
    expect(sideOf(excluded, 'provinces', 'BG')).toBe('excluded')
    expect(sideOf(excluded, 'provinces', 'TO')).toBeUndefined()
  })

  it('choose leaves no empty field when the last choice is removed', () => {
    expect(choose(filter, 'sectors', 'staffing_hr', undefined).fields).not.toHaveProperty('sectors')
  })

  it('choose ignores a choice that the contract refuses', () => {
    const words = Array.from({ length: 20 }, (_, index) => `parola ${index}`)
    const full = words.reduce((each, word) => choose(each, 'skills', word, 'included'), emptyFilter)
    expect(full.fields.skills?.included).toEqual(words)
    expect(choose(full, 'skills', 'una di troppo', 'included')).toEqual(full)
    expect(choose(emptyFilter, 'provinces', 'Bergamo', 'included')).toEqual(emptyFilter)
  })

  it('choose trims texts and keeps each once', () => {
    const once = choose(emptyFilter, 'skills', ' PLC ', 'included')
    expect(once.fields.skills).toEqual({ included: ['PLC'] })
    expect(choose(once, 'skills', 'PLC', 'included')).toEqual(once)
  })
})

describe('a value', () => {
  it('setValue sets and removes a value on its own side', () => {
    const both = setValue(filter, 'employees', 'excluded', { to: 99 })
    expect(both.fields.employees).toEqual({ included: { from: 50 }, excluded: { to: 99 } })
    expect(setValue(both, 'employees', 'included', undefined).fields.employees).toEqual({ excluded: { to: 99 } })
  })
})

describe('statuses', () => {
  it('setStatuses keeps a fixed order, and none is no filter', () => {
    expect(setStatuses(filter, ['contacted', 'notSeen']).statuses).toEqual(['notSeen', 'contacted'])
    expect(setStatuses(filter, [])).not.toHaveProperty('statuses')
  })
})

describe('the parts', () => {
  it('removing all partsOf a filter leaves it empty', () => {
    const parts = partsOf(filter)
    expect(parts.map(({ field, side }) => `${field} ${side}`)).toEqual([
      'name included',
      'name included',
      'name excluded',
      'city included',
      'provinces included',
      'provinces included',
      'provinces excluded',
      'sectors excluded',
      'employees included',
    ])
    const { aiSearch: _, ...left } = setStatuses(setPeriod(parts.reduce(withoutPart, filter), undefined, undefined), [])
    expect(left).toEqual(emptyFilter)
  })

  it('withoutField removes all parts of a field', () => {
    expect(withoutField(filter, 'provinces').fields).not.toHaveProperty('provinces')
    expect(withoutField(filter, 'provinces').fields).toHaveProperty('name')
  })
})

describe('the criteria', () => {
  it('toCriteria gives the specification’s four groups, with whole days as timestamps', () => {
    expect(toCriteria(filter)).toEqual({
      position: {
        name: ['saldatore', 'carpentiere'],
        city: { mode: 'exact', istat: '016024' },
        provinces: ['BG', 'LC'],
      },
      notPosition: { name: ['apprendista'], provinces: ['MI'] },
      company: { employees: { from: 50 } },
      notCompany: { sectors: ['staffing_hr'] },
      from: '2026-11-08T00:00:00.000+01:00',
      to: '2026-11-15T23:59:59.999+01:00',
      statuses: ['notSeen'],
      aiSearch: true,
    })
  })

  it('toCriteria holds only valid entries, counted as in the specification', () => {
    const halfEmpty: PositionFilter = { fields: { skills: { included: [] }, contract: { included: ['permanent'] } } }
    expect(toCriteria(halfEmpty).position).toEqual({ contract: ['permanent'] })
    expect(countOf(halfEmpty)).toBe(1)
    expect(countOf(filter)).toBe(9)
    expect(countOf(emptyFilter)).toBe(0)
  })

  it('fromCriteria restores the filter that the criteria were made of', () => {
    fc.assert(
      fc.property(anyFilter, (any) => {
        expect(fromCriteria(toCriteria(any))).toEqual(any)
        expect(countOf(any)).toBe(countValid(toCriteria(any)))
      }),
    )
  })
})
