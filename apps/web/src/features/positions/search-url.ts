import { type CompanySort, companySorts } from '@vedetta/contracts/company-search'
import { type FilterField, filterFieldNames } from '@vedetta/contracts/filter-fields'
import { type PositionSort, positionSorts, searchDepth, searchPageSize } from '@vedetta/contracts/position-search'
import { keysOf, positionStatuses } from '@vedetta/contracts/vocabulary'
import { z } from 'zod'
import { parseDay } from '../../lib/italian-time.ts'
import { readField, writeField } from './field-url.ts'
import { emptyFilter, type PositionFilter, type Sides, setStatuses } from './position-filter.ts'

export const positionTabs = ['positions', 'companies', 'saved', 'savedCompanies', 'filters'] as const

export type PositionTab = (typeof positionTabs)[number]

/** Everything of the screen that a link carries. */
export type SearchState = {
  filter: PositionFilter
  page: number
  sort: PositionSort
  companySort: CompanySort
  tab: PositionTab
  /** The position that is open, or the company: one thing at a time. */
  positionID: string | undefined
  companyID: string | undefined
  /** The company by itself, with no list beside it. */
  isPage: boolean
  /** The saved filter these criteria are. */
  filterID: string | undefined
}

export const firstState: SearchState = {
  filter: emptyFilter,
  page: 1,
  sort: 'date',
  companySort: 'newPositions',
  tab: 'positions',
  positionID: undefined,
  companyID: undefined,
  isPage: false,
  filterID: undefined,
}

/** The parameters that are no fields; none may be named as a field is. */
type OtherName = Exclude<
  'status' | 'from' | 'to' | 'ai' | 'page' | 'sort' | 'order' | 'tab' | 'position' | 'company' | 'view' | 'filter',
  FilterField
>

const pageNumber = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1)
      .max(searchDepth / searchPageSize),
  )
const identifier = z.uuid()
const sort = z.enum(positionSorts)
const companySort = z.enum(companySorts)
const tab = z.enum(positionTabs)
const pageView = 'page'

export function writeSearch(state: SearchState): string {
  const { filter, page } = state
  const pairs = filterFieldNames.flatMap((field) => writeField(filter, field))
  const add = (name: OtherName, text: string | false | undefined) => text && pairs.push(`${name}=${text}`)
  add('status', filter.statuses?.join(','))
  add('from', filter.from)
  add('to', filter.to)
  add('ai', filter.aiSearch && '1')
  add('filter', state.filterID)
  add('sort', state.sort !== firstState.sort && state.sort)
  add('order', state.companySort !== firstState.companySort && state.companySort)
  add('tab', state.tab !== firstState.tab && state.tab)
  add('page', page > 1 && String(page))
  add('position', state.positionID)
  add('company', state.companyID)
  add('view', state.isPage && pageView)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export function isSameFilter(a: PositionFilter, b: PositionFilter): boolean {
  return writeSearch({ ...firstState, filter: a }) === writeSearch({ ...firstState, filter: b })
}

/** Reads what any stranger may have written: a field that is not valid is left out, the others stand. */
export function readSearch(search: string): SearchState {
  const parameters = new URLSearchParams(search)
  const get = (name: OtherName) => parameters.get(name)
  const fields: Record<string, Sides<unknown>> = {}
  for (const field of filterFieldNames) {
    const value = readField(parameters, field)
    if (value.included !== undefined || value.excluded !== undefined) fields[field] = value
  }
  const statuses = (get('status') ?? '').split(',')
  const from = parseDay(get('from'))
  const to = parseDay(get('to'))
  const positionID = identifier.safeParse(get('position')).data
  const companyID = positionID ? undefined : identifier.safeParse(get('company')).data
  return {
    filter: {
      ...setStatuses(
        { fields: fields as PositionFilter['fields'] },
        keysOf(positionStatuses).filter((status) => statuses.includes(status)),
      ),
      ...(from && { from }),
      ...(to && { to }),
      ...(get('ai') === '1' && { aiSearch: true }),
    },
    page: pageNumber.safeParse(get('page')).data ?? firstState.page,
    sort: sort.safeParse(get('sort')).data ?? firstState.sort,
    companySort: companySort.safeParse(get('order')).data ?? firstState.companySort,
    tab: tab.safeParse(get('tab')).data ?? firstState.tab,
    positionID,
    companyID,
    isPage: companyID !== undefined && get('view') === pageView,
    filterID: identifier.safeParse(get('filter')).data,
  }
}
