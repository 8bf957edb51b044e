import { type CompanySort, companySorts } from '@vedetta/contracts/companies/company-search'
import { alertParameter, askContacted, askParameter } from '@vedetta/contracts/inbox/inbox-links'
import { type FilterField, filterFieldNames } from '@vedetta/contracts/search/filter-fields'
import { positionCriteria, searchDepth, searchPageSize } from '@vedetta/contracts/search/position-search'
import { type PositionSort, positionSorts } from '@vedetta/contracts/search/position-sort'
import { unstorablePath } from '@vedetta/contracts/text/storable-text'
import { keysOf, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { parseDay } from '../../lib/italian-time.ts'
import { encodeText, readField, writeField } from './field-url.ts'
import { emptyFilter, type PositionFilter, type Sides, setStatuses } from './position-filter.ts'

export const positionTabs = ['positions', 'companies', 'saved', 'savedCompanies', 'filters', 'discarded'] as const

export type PositionTab = (typeof positionTabs)[number]

/** The state of the screen that the URL carries. */
export type SearchState = {
  filter: PositionFilter
  page: number
  sort: PositionSort
  companySort: CompanySort
  /** One row a company instead of one a position. */
  isGrouped: boolean
  tab: PositionTab
  /** The open position or the open company, never both. */
  positionID: string | undefined
  companyID: string | undefined
  /** The open company fills the page, without a list beside it. */
  isPage: boolean
  /** The saved filter whose criteria these are. */
  filterID: string | undefined
  /** The alert from which the saved filter was opened. */
  alertNo: number | undefined
  /** Whether to ask if the open position was contacted, as links of mails do. */
  asksContacted: boolean
}

export const defaultState: SearchState = {
  filter: emptyFilter,
  page: 1,
  sort: 'date',
  companySort: 'newPositions',
  isGrouped: false,
  tab: 'positions',
  positionID: undefined,
  companyID: undefined,
  isPage: false,
  filterID: undefined,
  alertNo: undefined,
  asksContacted: false,
}

/** Parameters that are no filter fields; the type excludes names of fields. */
type OtherParameter = Exclude<
  | 'status'
  | 'from'
  | 'to'
  | 'ai'
  | '-ai'
  | 'page'
  | 'sort'
  | 'order'
  | 'group'
  | 'tab'
  | 'position'
  | 'company'
  | 'view'
  | 'filter'
  | typeof askParameter
  | typeof alertParameter,
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
const alertNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(z.number().min(1))
const unrelatedTexts = positionCriteria.shape.unrelated.unwrap()
const identifier = z.uuid()
const sort = z.enum(positionSorts)
const companySort = z.enum(companySorts)
const tab = z.enum(positionTabs)
const pageView = 'page'
const byCompany = 'company'

export function writeSearch(state: SearchState): string {
  const { filter, page } = state
  const pairs = filterFieldNames.flatMap((field) => writeField(filter, field))
  const add = (name: OtherParameter, text: string | false | undefined) => text && pairs.push(`${name}=${text}`)
  add('status', filter.statuses?.join(','))
  add('from', filter.from)
  add('to', filter.to)
  add('ai', filter.aiSearch && '1')
  if (filter.aiSearch) for (const text of filter.unrelated ?? []) add('-ai', encodeText(text))
  add('filter', state.filterID)
  add(alertParameter, state.alertNo !== undefined && String(state.alertNo))
  add('sort', state.sort !== defaultState.sort && state.sort)
  add('order', state.companySort !== defaultState.companySort && state.companySort)
  add('group', state.isGrouped && byCompany)
  add('tab', state.tab !== defaultState.tab && state.tab)
  add('page', page > 1 && String(page))
  add('position', state.positionID)
  add('company', state.companyID)
  add('view', state.isPage && pageView)
  add(askParameter, state.asksContacted && askContacted)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export function isSameFilter(a: PositionFilter, b: PositionFilter): boolean {
  return writeSearch({ ...defaultState, filter: a }) === writeSearch({ ...defaultState, filter: b })
}

/** Parses untrusted input: invalid fields are dropped, the others kept. */
export function readSearch(search: string): SearchState {
  const parameters = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([, text]) => unstorablePath(text) === null),
  )
  const get = (name: OtherParameter) => parameters.get(name)
  const fields: Record<string, Sides<unknown>> = {}
  for (const field of filterFieldNames) {
    const value = readField(parameters, field)
    if (value.included !== undefined || value.excluded !== undefined) fields[field] = value
  }
  const statuses = (get('status') ?? '').split(',')
  const unrelated =
    unrelatedTexts.safeParse([...new Set(parameters.getAll('-ai').map((text) => text.trim()))]).data ?? []
  const from = parseDay(get('from'))
  const to = parseDay(get('to'))
  const positionID = identifier.safeParse(get('position')).data
  const filterID = identifier.safeParse(get('filter')).data
  const companyID = positionID ? undefined : identifier.safeParse(get('company')).data
  return {
    filter: {
      ...setStatuses(
        { fields: fields as PositionFilter['fields'] },
        keysOf(positionStatuses).filter((status) => statuses.includes(status)),
      ),
      ...(from && { from }),
      ...(to && { to }),
      ...(get('ai') === '1' && { aiSearch: true, ...(unrelated.length > 0 && { unrelated }) }),
    },
    page: pageNumber.safeParse(get('page')).data ?? defaultState.page,
    sort: sort.safeParse(get('sort')).data ?? defaultState.sort,
    companySort: companySort.safeParse(get('order')).data ?? defaultState.companySort,
    isGrouped: get('group') === byCompany,
    tab: tab.safeParse(get('tab')).data ?? defaultState.tab,
    positionID,
    companyID,
    isPage: companyID !== undefined && get('view') === pageView,
    filterID,
    alertNo: filterID ? alertNumber.safeParse(get(alertParameter)).data : undefined,
    asksContacted: positionID !== undefined && get(askParameter) === askContacted,
  }
}
