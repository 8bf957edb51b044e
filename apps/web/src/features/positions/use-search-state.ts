import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSearch, type SearchState, writeSearch } from './criteria-url.ts'
import type { PositionFilter } from './position-filter.ts'

type UrlSearchState = SearchState & {
  /** New criteria start again from page 1. */
  apply: (filter: PositionFilter) => void
  hrefOf: (page: number) => string
}

/** The URL is the only place where the criteria are kept. */
export function useSearchState(): UrlSearchState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { filter, page } = useMemo(() => readSearch(search), [search])
  return {
    filter,
    page,
    // Choices are drawn from the URL: flushed at once, a second click can't be computed from the state before the first.
    apply: (next) => {
      const target = writeSearch({ filter: next, page: 1 })
      void navigate({ search: target }, { flushSync: true, replace: target === search })
    },
    hrefOf: (target) => writeSearch({ filter, page: target }) || '?',
  }
}
