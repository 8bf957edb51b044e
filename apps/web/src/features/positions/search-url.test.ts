import { companySorts } from '@vedetta/contracts/companies/company-search'
import { filterFieldNames } from '@vedetta/contracts/search/filter-fields'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import { positionSorts } from '@vedetta/contracts/search/position-sort'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilter } from '../../testing/any-filter.ts'
import { type PositionFilter, toCriteria } from './position-filter.ts'
import { defaultState, positionTabs, readSearch, type SearchState, writeSearch } from './search-url.ts'

const positionID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c01'
const companyID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c02'
const filterID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c31'

describe('a search in the URL', () => {
  it('writeSearch gives a readable URL', () => {
    const filter: PositionFilter = {
      fields: {
        name: { included: ['saldatore TIG', '"capo officina"'], excluded: ['apprendista, stage'] },
        city: { included: { mode: 'radius', istat: '016024', km: 30 } },
        provinces: { included: ['BG'], excluded: ['MI'] },
        contract: { included: ['permanent', 'fixed term'] },
        experience: { included: { to: 3 } },
        skills: { included: ['C++'], excluded: ['-40 °C'] },
        sectors: { included: ['metalworking'], excluded: ['staffing_hr'] },
        employees: { included: { from: 50, to: 249 }, excluded: { from: 100, to: 120 } },
      },
      from: '2026-11-08',
      statuses: ['notSeen', 'seen'],
      aiSearch: true,
    }
    expect(
      writeSearch({
        ...defaultState,
        filter,
        page: 2,
        sort: 'relevance',
        companySort: 'turnover',
        isGrouped: true,
        tab: 'saved',
        positionID,
        filterID,
        alertNo: 907,
      }),
    ).toBe(
      '?name=saldatore+TIG&name=%22capo+officina%22&-name=apprendista%2C+stage&city=016024~30&provinces=BG,-MI' +
        '&contract=permanent,fixed+term&experience=~3&skills=C%2B%2B&-skills=-40+%C2%B0C' +
        '&sectors=metalworking,-staffing_hr&employees=50~249&-employees=100~120' +
        `&status=notSeen,seen&from=2026-11-08&ai=1&filter=${filterID}&alert=907&sort=relevance&order=turnover&group=company&tab=saved&page=2&position=${positionID}`,
    )
    expect(writeSearch({ ...defaultState, tab: 'companies', companyID, isPage: true })).toBe(
      `?tab=companies&company=${companyID}&view=page`,
    )
    expect(writeSearch(defaultState)).toBe('')
  })

  it('readSearch returns every field that writeSearch wrote', () => {
    fc.assert(
      fc.property(searchStates, (state) => {
        expect(readSearch(writeSearch(state))).toEqual(state)
      }),
    )
  })

  it('a search in the URL survives a browser that normalises it', () => {
    fc.assert(
      fc.property(searchStates, (state) => {
        const { search } = new URL(`https://vedetta.example/positions${writeSearch(state)}`)
        expect(readSearch(search)).toEqual(state)
      }),
    )
  })

  it('readSearch takes a related title out once, also where a hand-made link repeats it with a blank', () => {
    const state = readSearch('?name=ragioniere&ai=1&-ai=contabile&-ai=+contabile')
    expect(state.filter.unrelated).toEqual(['contabile'])
    expect(readSearch(writeSearch(state))).toEqual(state)
  })

  it('readSearch gives criteria the server accepts, whatever the URL contains', () => {
    fc.assert(
      fc.property(hostileSearches, (search) => {
        const state = readSearch(search)
        const { filter, page, sort } = state
        expect(searchPositions.input.safeParse({ ...toCriteria(filter), page, sort }).success).toBe(true)
        expect(readSearch(writeSearch(state))).toEqual(state)
      }),
    )
  })

  it.each([
    ['name=+++'],
    ['name=a%00b'],
    [`name=${'a'.repeat(201)}`],
    ['city=1~2'],
    ['city=016024~999'],
    ['city=016024~'],
    ['city=016024~1.5'],
    ['city=016024~30~10'],
    ['city=016024~10~20~30'],
    ['provinces=bg'],
    ['provinces=,,-,'],
    ['contract=forever'],
    ['sectors=__proto__'],
    ['languages=italiano'],
    ['ateco=28.4.'],
    ['vat=123'],
    ['employees=50'],
    ['employees=~'],
    ['employees=249~50'],
    ['experience=1e1~'],
    ['turnover=-1~5'],
    ['status=read'],
    ['from=2026-02-30&to=domani'],
    ['ai=yes'],
    ['page=0'],
    ['page=401'],
    ['page=1.5'],
    ['page=1e2'],
    ['page=2;drop'],
    ['sort=salary&order=name&tab=maps&position=1&company=2&filter=%00'],
    ['view=page'],
    ['alert=907'],
    ['__proto__=1&constructor=2&%E0%A4%A=%'],
  ])('readSearch ignores the invalid %s', (search) => {
    expect(readSearch(`?${search}`)).toEqual(defaultState)
  })

  it('readSearch opens either a position or a company, not both', () => {
    expect(readSearch(`?position=${positionID}&company=${companyID}&view=page`)).toEqual({
      ...defaultState,
      positionID,
    })
  })

  it('readSearch keeps valid parameters beside invalid ones', () => {
    expect(readSearch('?name=saldatore&name=&contract=forever,permanent&provinces=BG,zz,-mi').filter).toEqual({
      fields: {
        name: { included: ['saldatore'] },
        contract: { included: ['permanent'] },
        provinces: { included: ['BG'] },
      },
    })
  })

  it('readSearch takes the first mention of a choice that is repeated, or both included and excluded', () => {
    expect(readSearch('?provinces=BG,-BG,MI,MI,-TO').filter.fields.provinces).toEqual({
      included: ['BG', 'MI'],
      excluded: ['TO'],
    })
    expect(readSearch('?skills=PLC&skills=+PLC+').filter.fields.skills).toEqual({ included: ['PLC'] })
  })
})

const identifiers = fc.option(fc.uuid(), { nil: undefined })

const openedFilter: fc.Arbitrary<Pick<SearchState, 'filterID' | 'alertNo'>> = fc.oneof(
  fc.record({ filterID: identifiers, alertNo: fc.constant(undefined) }),
  fc.record({ filterID: fc.uuid(), alertNo: fc.integer({ min: 1 }) }),
)

const open: fc.Arbitrary<Pick<SearchState, 'positionID' | 'companyID' | 'isPage' | 'asksContacted'>> = fc.oneof(
  fc.record({
    positionID: fc.uuid(),
    companyID: fc.constant(undefined),
    isPage: fc.constant(false),
    asksContacted: fc.boolean(),
  }),
  fc.record({
    positionID: fc.constant(undefined),
    companyID: identifiers,
    isPage: fc.constant(false),
    asksContacted: fc.constant(false),
  }),
  fc.record({
    positionID: fc.constant(undefined),
    companyID: fc.uuid(),
    isPage: fc.boolean(),
    asksContacted: fc.constant(false),
  }),
)

const searchStates: fc.Arbitrary<SearchState> = fc
  .tuple(
    fc.record({
      filter: anyFilter,
      page: fc.integer({ min: 1, max: 400 }),
      sort: fc.constantFrom(...positionSorts),
      companySort: fc.constantFrom(...companySorts),
      isGrouped: fc.boolean(),
      tab: fc.constantFrom(...positionTabs),
    }),
    openedFilter,
    open,
  )
  .map(([state, filter, what]) => ({ ...state, ...filter, ...what }))

const hostileNames = fc.oneof(
  fc.constantFrom(...filterFieldNames),
  fc.constantFrom(...filterFieldNames).map((field) => `-${field}`),
  fc.constantFrom(
    'from',
    'to',
    'status',
    'ai',
    'page',
    'sort',
    'order',
    'group',
    'tab',
    'position',
    'company',
    'view',
    'filter',
    'ask',
    'alert',
  ),
  fc.string(),
)
const hostileTexts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...[
      'BG,-MI',
      '016024~30',
      '016024~10~30',
      '-permanent',
      'yes,no',
      '2026-11-08',
      '1e2',
      '%',
      '\ud800',
      '03,,-,--04',
    ],
    ...['0001-01-01', '~', '5~', '~5', '9~1', 'it,-en', '28.4,-01', 'notSeen,read', '99999999999999999999~', '-"a, b'],
  ),
)
const hostileSearches = fc
  .array(fc.tuple(hostileNames, hostileTexts), { maxLength: 20 })
  .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`)
