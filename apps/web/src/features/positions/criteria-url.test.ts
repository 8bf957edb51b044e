import { searchPositions } from '@vedetta/contracts/position-search'
import { sectorIds } from '@vedetta/contracts/sectors'
import { contracts, keysOf } from '@vedetta/contracts/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/italian-time.ts'
import { readSearch, type SearchState, writeSearch } from './criteria-url.ts'
import { emptyFilter, type PositionFilter, type Sides, toCriteria } from './position-filter.ts'

describe('a search in the URL', () => {
  it('is readable', () => {
    const filter: PositionFilter = {
      fields: {
        name: { included: 'saldatore TIG', excluded: 'apprendista' },
        city: { included: { mode: 'radius', istat: '016024', km: 30 } },
        provinces: { included: ['BG'], excluded: ['MI'] },
        contract: { included: ['permanent', 'fixed term'] },
        sectors: { included: ['metalworking'], excluded: ['staffing_hr'] },
      },
      from: '2026-11-08',
    }
    expect(writeSearch({ filter, page: 2 })).toBe(
      '?name=saldatore+TIG&-name=apprendista&city=016024~30&provinces=BG,-MI' +
        '&contract=permanent,fixed+term&sectors=metalworking,-staffing_hr&from=2026-11-08&page=2',
    )
    expect(writeSearch({ filter: emptyFilter, page: 1 })).toBe('')
  })

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(searchStates, (state) => {
        expect(readSearch(writeSearch(state))).toEqual(state)
      }),
    )
  })

  it('survives a browser that normalises the address', () => {
    fc.assert(
      fc.property(searchStates, (state) => {
        const { search } = new URL(`https://vedetta.example/positions${writeSearch(state)}`)
        expect(readSearch(search)).toEqual(state)
      }),
    )
  })

  it('is always one the server accepts, whatever a stranger wrote', () => {
    fc.assert(
      fc.property(hostileSearches, (search) => {
        const { filter, page } = readSearch(search)
        expect(searchPositions.input.safeParse({ ...toCriteria(filter), page }).success).toBe(true)
        expect(readSearch(writeSearch({ filter, page }))).toEqual({ filter, page })
      }),
    )
  })

  it.each([
    ['name=+++'],
    [`name=${'a'.repeat(201)}`],
    ['city=1~2'],
    ['city=016024~999'],
    ['city=016024~'],
    ['city=016024~1e1'.replace('1e1', '1.5')],
    ['provinces=bg'],
    ['provinces=,,-,'],
    ['contract=forever'],
    ['sectors=__proto__'],
    ['from=2026-02-30&to=domani'],
    ['page=0'],
    ['page=401'],
    ['page=1.5'],
    ['page=2;drop'],
    ['__proto__=1&constructor=2&%E0%A4%A=%'],
  ])('is empty for %s', (search) => {
    expect(readSearch(`?${search}`)).toEqual({ filter: emptyFilter, page: 1 })
  })

  it('keeps the valid fields beside one that is not', () => {
    expect(readSearch('?name=saldatore&contract=forever&provinces=BG').filter).toEqual({
      fields: { name: { included: 'saldatore' }, provinces: { included: ['BG'] } },
    })
  })

  it('takes the first mention of a choice that is both included and excluded, or twice', () => {
    expect(readSearch('?provinces=BG,-BG,MI,MI,-TO').filter.fields.provinces).toEqual({
      included: ['BG', 'MI'],
      excluded: ['TO'],
    })
  })
})

const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2000-01-01', count))
const istats = fc.stringMatching(/^\d{6}$/)
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const circles = fc.oneof(
  fc.record({ mode: fc.constant('exact' as const), istat: istats }),
  fc.record({ mode: fc.constant('radius' as const), istat: istats, km: fc.integer({ min: 1, max: 200 }) }),
)
const letters = fc.stringMatching(/^[A-Z]{2}$/)

const fields: fc.Arbitrary<PositionFilter['fields']> = fc.record(
  {
    name: eitherSide(names),
    city: eitherSide(circles),
    provinces: lists(letters),
    regions: lists(fc.stringMatching(/^\d{2}$/)),
    contract: lists(fc.constantFrom(...keysOf(contracts))),
    sectors: lists(fc.constantFrom(...sectorIds)),
  },
  { requiredKeys: [] },
)

const searchStates: fc.Arbitrary<SearchState> = fc.record({
  filter: fc.record({ fields, from: days, to: days }, { requiredKeys: ['fields'] }),
  page: fc.integer({ min: 1, max: 400 }),
})

const hostileNames = fc.oneof(
  fc.constantFrom(
    'name',
    '-name',
    'city',
    '-city',
    'provinces',
    'regions',
    'contract',
    'sectors',
    'from',
    'to',
    'page',
  ),
  fc.string(),
)
const hostileTexts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('BG,-MI', '016024~30', '-permanent', '2026-11-08', '1e2', '%', '\ud800', '03,,-,--04', '0001-01-01'),
)
const hostileSearches = fc
  .array(fc.tuple(hostileNames, hostileTexts), { maxLength: 12 })
  .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`)

function eitherSide<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Sides<Value>> {
  return fc.oneof(
    fc.record({ included: value }),
    fc.record({ excluded: value }),
    fc.record({ included: value, excluded: value }),
  )
}

/** A code is on one side only. */
function lists<Code extends string>(code: fc.Arbitrary<Code>): fc.Arbitrary<Sides<Code[]>> {
  return fc
    .uniqueArray(fc.tuple(code, fc.boolean()), { minLength: 1, maxLength: 5, selector: ([each]) => each })
    .map((pairs) => {
      const included = pairs.filter(([, isIncluded]) => isIncluded).map(([each]) => each)
      const excluded = pairs.filter(([, isIncluded]) => !isIncluded).map(([each]) => each)
      return { ...(included.length > 0 && { included }), ...(excluded.length > 0 && { excluded }) }
    })
}
