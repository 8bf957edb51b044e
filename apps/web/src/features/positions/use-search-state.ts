import type { CompanySort } from '@vedetta/contracts/company-search'
import type { PositionCriteria, PositionSort } from '@vedetta/contracts/position-search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fromCriteria, type PositionFilter } from './position-filter.ts'
import { firstState, isSameFilter, type PositionTab, readSearch, type SearchState, writeSearch } from './search-url.ts'

export type UrlSearchState = SearchState & {
  /** Something stands beside the list, or on a phone instead of it. */
  isAnyOpen: boolean
  /** Looks by these criteria, from page 1; others than before are no saved filter's any more. */
  apply: (filter: PositionFilter) => void
  setSort: (sort: PositionSort) => void
  setCompanySort: (sort: CompanySort) => void
  /** Beside the list, or instead of another position, on this page of it or another; `undefined` closes. */
  openPosition: (positionID: string | undefined, page?: number) => void
  /** As a position is opened. */
  openCompany: (companyID: string) => void
  /** The company that is open, with the list beside it or without. */
  showAsPage: (isPage: boolean) => void
  /** Closes what is open: the list is there again, or what it was opened from. */
  close: () => void
  /** Looks by the criteria of a saved filter, which then is the current one. */
  openFilter: (saved: PositionCriteria & { filterID: string }) => void
  /** The criteria stay, but are no saved filter's any more. */
  closeFilter: () => void
  hrefOf: (page: number) => string
  hrefOfPosition: (positionID: string) => string
  hrefOfTab: (tab: PositionTab) => string
  hrefOfCompany: (companyID: string, options?: { isPage?: boolean }) => string
  /** The search for the open positions of the company with a VAT number. */
  hrefOfOpenings: (vat: string) => string
}

/** The URL is the only place where the criteria are kept. */
export function useSearchState(): UrlSearchState {
  const { search, state: entry } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readSearch(search), [search])
  const { filter } = state

  // What is on screen is drawn from the URL: flushed at once, a second click can't be computed from the state before the first.
  function go(change: Partial<SearchState>, options: { replace?: boolean; state?: unknown } = {}) {
    const target = writeSearch({ ...state, ...change })
    void navigate({ search: target }, { flushSync: true, replace: target === search, ...options })
  }

  function close() {
    // What was opened from here is left as "back" leaves it, so that "back" then leaves the list.
    if (wasOpenedHere(entry)) void navigate(-1)
    else go(nothingOpen, { replace: true })
  }

  // Moving from one to the next of its kind is one step of the history, not one each.
  function open(change: Partial<SearchState>, isNext: boolean) {
    const target = { ...nothingOpen, ...change }
    if (isNext) go(target, { replace: true, state: entry })
    else go(target, { state: openedHere })
  }

  function openPosition(positionID: string | undefined, page = state.page) {
    if (positionID === undefined) return close()
    open({ positionID, page }, state.positionID !== undefined)
  }

  return {
    ...state,
    isAnyOpen: state.positionID !== undefined || state.companyID !== undefined,
    apply: (next) =>
      go({
        filter: next,
        page: 1,
        tab: state.tab === 'companies' ? state.tab : firstState.tab,
        filterID: isSameFilter(next, filter) ? state.filterID : undefined,
      }),
    setSort: (sort) => go({ sort, page: 1 }),
    setCompanySort: (companySort) => go({ companySort, page: 1 }),
    openPosition,
    openCompany: (companyID) => open({ companyID }, state.companyID !== undefined),
    showAsPage: (isPage) => go({ isPage }, { replace: true, state: entry }),
    close,
    openFilter: ({ filterID, ...criteria }) => go({ ...firstState, filter: fromCriteria(criteria), filterID }),
    closeFilter: () => go({ filterID: undefined }, { replace: true }),
    hrefOf: (page) => writeSearch({ ...state, page }) || '?',
    hrefOfPosition: (positionID) => writeSearch({ ...state, ...nothingOpen, positionID }),
    hrefOfCompany: (companyID, { isPage = false } = {}) => writeSearch({ ...state, ...nothingOpen, companyID, isPage }),
    hrefOfOpenings: (vat) => writeSearch({ ...firstState, filter: { fields: { vat: { included: [vat] } } } }),
    hrefOfTab: (tab) => writeSearch({ ...state, ...nothingOpen, tab, page: 1 }) || '?',
  }
}

const nothingOpen = { positionID: undefined, companyID: undefined, isPage: false } as const

const openedHere = { opened: 'here' }

function wasOpenedHere(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'opened' in entry && entry.opened === openedHere.opened
}
