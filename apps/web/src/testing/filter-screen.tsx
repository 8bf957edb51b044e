import { useIsFetching } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { Facets } from '@vedetta/contracts/search/position-search'
import { expect } from 'vitest'
import { FilterChips } from '../features/positions/filters/filter-chips.tsx'
import { FilterPanel } from '../features/positions/filters/filter-panel.tsx'
import { SearchBar } from '../features/positions/filters/search-bar.tsx'
import { useSearchState } from '../features/positions/use-search-state.ts'
import { noFacets } from './api.ts'
import { renderPart } from './render-app.tsx'

type Counts = { [Field in keyof Facets]?: Record<string, number> }

/** The search bar, chips and panel at a URL, with the facet counts of a response. */
export async function renderFilters(search = '', counts: Counts | 'awaited' | 'failed' = {}) {
  const router = renderPart(<Filters facets={toFacets(counts)} />, `/positions${search}`)
  // A request still in flight when a test ends logs an error to the console.
  await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false'))
  return { router, search: () => decodeURIComponent(router.state.location.search.replaceAll('+', ' ')) }
}

function Filters({ facets }: { facets: Facets | null | undefined }) {
  const { filter, apply } = useSearchState()
  const isFetching = useIsFetching() > 0
  return (
    <main aria-busy={isFetching}>
      <SearchBar field="name" filter={filter} onApply={apply} onRepeat={() => {}}>
        {null}
      </SearchBar>
      <FilterChips filter={filter} onApply={apply} />
      <FilterPanel filter={filter} onApply={apply} facets={facets} />
    </main>
  )
}

function toFacets(counts: Counts | 'awaited' | 'failed'): Facets | null | undefined {
  if (counts === 'awaited') return undefined
  if (counts === 'failed') return null
  const lists = Object.entries(counts).map(([field, values]) => [
    field,
    Object.entries(values).map(([value, count]) => ({ value, count })),
  ])
  return { ...noFacets, ...Object.fromEntries(lists) }
}
