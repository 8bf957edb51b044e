import type { CompanySort } from '@vedetta/contracts/company-search'
import type { PositionCriteria, PositionSort } from '@vedetta/contracts/position-search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  firstState,
  isSameFilter,
  type PositionTab,
  readSearch,
  type SearchState,
  writeSearch,
} from './criteria-url.ts'
import { fromCriteria, type PositionFilter } from './position-filter.ts'

export type UrlSearchState = SearchState & {
  /** Looks by these criteria, from page 1; others than before are no saved filter's any more. */
  apply: (filter: PositionFilter) => void
  setSort: (sort: PositionSort) => void
  setCompanySort: (sort: CompanySort) => void
  /** Beside the list, or instead of another position, on this page of it or another; `undefined` closes. */
  openPosition: (positionID: string | undefined, page?: number) => void
  closePosition: () => void
  /** Looks by the criteria of a saved filter, which then is the current one. */
  openFilter: (saved: PositionCriteria & { filterID: string }) => void
  /** The criteria stay, but are no saved filter's any more. */
  closeFilter: () => void
  hrefOf: (page: number) => string
  hrefOfPosition: (positionID: string) => string
  hrefOfTab: (tab: PositionTab) => string
  /** The open positions of the company with a VAT number. */
  hrefOfCompany: (vat: string) => string
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

  function closePosition() {
    // What was opened from this list is left as "back" leaves it, so that "back" then leaves the list.
    if (wasOpenedHere(entry)) void navigate(-1)
    else go({ positionID: undefined }, { replace: true })
  }

  function openPosition(positionID: string | undefined, page = state.page) {
    if (positionID === undefined) return closePosition()
    // Moving from one to the next is one step of the history, not one a position.
    if (state.positionID !== undefined) go({ positionID, page }, { replace: true, state: entry })
    else go({ positionID, page }, { state: openedHere })
  }

  return {
    ...state,
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
    closePosition,
    openFilter: ({ filterID, ...criteria }) => go({ ...firstState, filter: fromCriteria(criteria), filterID }),
    closeFilter: () => go({ filterID: undefined }, { replace: true }),
    hrefOf: (page) => writeSearch({ ...state, page }) || '?',
    hrefOfPosition: (positionID) => writeSearch({ ...state, positionID }) || '?',
    hrefOfCompany: (vat) => writeSearch({ ...firstState, filter: { fields: { vat: { included: [vat] } } } }),
    hrefOfTab: (tab) => writeSearch({ ...state, tab, page: 1, positionID: undefined }) || '?',
  }
}

const openedHere = { opened: 'here' }

function wasOpenedHere(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'opened' in entry && entry.opened === openedHere.opened
}
