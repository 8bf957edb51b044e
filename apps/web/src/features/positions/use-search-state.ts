import type { CompanySort } from '@vedetta/contracts/companies/company-search'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fromCriteria, type PositionFilter } from './position-filter.ts'
import {
  defaultState,
  isSameFilter,
  type PositionTab,
  readSearch,
  type SearchState,
  writeSearch,
} from './search-url.ts'

export type UrlSearchState = SearchState & {
  /** A position or company is open, beside the list or on a phone instead of it. */
  isAnyOpen: boolean
  /** Searches by a filter from page 1; changed criteria drop the saved filter. */
  apply: (filter: PositionFilter) => void
  setSort: (sort: PositionSort) => void
  setCompanySort: (sort: CompanySort) => void
  setGrouped: (isGrouped: boolean) => void
  /** Opens a position, on the current page of the list or another; `undefined` closes. */
  openPosition: (positionID: string | undefined, page?: number) => void
  openCompany: (companyID: string) => void
  /** Shows the open company with or without the list. */
  showAsPage: (isPage: boolean) => void
  /** Closes the open item, back to the list or to the item it was opened from. */
  close: () => void
  /** The question whether the open position was contacted is answered. */
  stopAsking: () => void
  /** Searches by a saved filter, which becomes the current one. */
  openFilter: (saved: PositionCriteria & { filterID: string }) => void
  /** Shows the results of a saved filter among the saved filters, where it becomes the current one; `undefined` closes it. */
  openFilterHere: (saved: (PositionCriteria & { filterID: string }) | undefined) => void
  /** Keeps the criteria, but drops the saved filter. */
  closeFilter: () => void
  hrefOf: (page: number) => string
  hrefOfPosition: (positionID: string) => string
  hrefOfTab: (tab: PositionTab) => string
  hrefOfCompany: (companyID: string, options?: { isPage?: boolean }) => string
  /** A search for the open positions of a company, by its VAT number. */
  hrefOfOpenings: (vat: string) => string
}

/** The search state, kept in the URL alone. */
export function useSearchState(): UrlSearchState {
  const { search, state: entry } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readSearch(search), [search])
  const { filter } = state

  // Flushed synchronously: otherwise a second click could be computed from the state before the first.
  function navigateTo(change: Partial<SearchState>, options: { replace?: boolean; state?: unknown } = {}) {
    const target = writeSearch({ ...state, ...change })
    void navigate({ search: target }, { flushSync: true, replace: target === search, ...options })
  }

  function close() {
    // An item opened from this list is closed by going back, so that the next "back" leaves the list.
    if (wasOpenedHere(entry)) void navigate(-1)
    else navigateTo(nothingOpen, { replace: true })
  }

  // Moving on to the next item of its kind replaces the history entry.
  function open(change: Partial<SearchState>, isNext: boolean) {
    const target = { ...nothingOpen, ...change }
    if (isNext) navigateTo(target, { replace: true, state: entry })
    else navigateTo(target, { state: openedHere })
  }

  function openPosition(positionID: string | undefined, page = state.page) {
    if (positionID === undefined) return close()
    open({ positionID, page }, state.positionID !== undefined)
  }

  return {
    ...state,
    isAnyOpen: state.positionID !== undefined || state.companyID !== undefined,
    apply: (next) =>
      navigateTo({
        filter: next,
        page: 1,
        tab: state.tab === 'companies' ? state.tab : defaultState.tab,
        ...(!isSameFilter(next, filter) && noFilter),
      }),
    setSort: (sort) => navigateTo({ sort, page: 1 }),
    setGrouped: (isGrouped) => navigateTo({ isGrouped, page: 1 }),
    setCompanySort: (companySort) => navigateTo({ companySort, page: 1 }),
    openPosition,
    openCompany: (companyID) => open({ companyID }, state.companyID !== undefined),
    showAsPage: (isPage) => navigateTo({ isPage }, { replace: true, state: entry }),
    close,
    stopAsking: () => navigateTo({ asksContacted: false }, { replace: true, state: entry }),
    openFilter: (saved) => navigateTo(searchBySaved(saved)),
    openFilterHere: (saved) =>
      navigateTo({ ...(saved ? searchBySaved(saved) : defaultState), tab: state.tab, page: state.page }),
    closeFilter: () => navigateTo(noFilter, { replace: true }),
    hrefOf: (page) => writeSearch({ ...state, page }) || '?',
    hrefOfPosition: (positionID) => writeSearch({ ...state, ...nothingOpen, positionID }),
    hrefOfCompany: (companyID, { isPage = false } = {}) => writeSearch({ ...state, ...nothingOpen, companyID, isPage }),
    hrefOfOpenings: (vat) => writeSearch({ ...defaultState, filter: { fields: { vat: { included: [vat] } } } }),
    hrefOfTab: (tab) => writeSearch({ ...state, ...nothingOpen, tab, page: 1 }) || searchOfPositions,
  }
}

/** Without any parameter the address stands for the morning page of whoever has a bell. */
const searchOfPositions = '?tab=positions'

const nothingOpen = { positionID: undefined, companyID: undefined, isPage: false, asksContacted: false } as const

const noFilter = { filterID: undefined, alertNo: undefined } as const

export function searchBySaved({ filterID, ...criteria }: PositionCriteria & { filterID: string }): SearchState {
  return { ...defaultState, filter: fromCriteria(criteria), filterID }
}

const openedHere = { opened: 'here' }

function wasOpenedHere(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'opened' in entry && entry.opened === openedHere.opened
}
