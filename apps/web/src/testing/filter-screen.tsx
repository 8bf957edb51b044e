import { useIsFetching } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { CountedField, Facets } from '@vedetta/contracts/search/facets'
import { expect } from 'vitest'
import type { CountedSearch } from '../features/positions/facets.api.ts'
import { FilterChips } from '../features/positions/filters/filter-chips.tsx'
import { FilterPanel } from '../features/positions/filters/filter-panel.tsx'
import { SearchBar } from '../features/positions/filters/search-bar.tsx'
import { useSearchState } from '../features/positions/use-search-state.ts'
import { answerFacets, failFacets, searchID, server } from './api.ts'
import { renderPart } from './render-app.tsx'

type Counts = { [Field in CountedField]?: Record<string, number> }

/** The search bar, chips and panel at a URL, with what is counted beside the choices. */
export async function renderFilters(search = '', counts: Counts | 'awaited' | 'failed' = {}) {
  if (counts === 'failed') server.use(failFacets('search_unavailable'))
  else if (counts !== 'awaited') server.use(answerFacets(toFacets(counts)))
  const counted = { searchID: counts === 'awaited' ? undefined : searchID }
  const router = renderPart(<Filters counted={counted} />, `/positions${search}`)
  // A request still in flight when a test ends logs an error to the console.
  await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false'))
  return { router, search: () => decodeURIComponent(router.state.location.search.replaceAll('+', ' ')) }
}

function Filters({ counted }: { counted: CountedSearch }) {
  const { filter, apply } = useSearchState()
  const isFetching = useIsFetching() > 0
  return (
    <main aria-busy={isFetching}>
      <SearchBar field="name" filter={filter} onApply={apply} onRepeat={() => {}}>
        {null}
      </SearchBar>
      <FilterChips filter={filter} onApply={apply} />
      <FilterPanel filter={filter} onApply={apply} counted={counted} />
    </main>
  )
}

function toFacets(counts: Counts): Facets {
  const lists = Object.entries(counts).map(([field, values]) => [
    field,
    Object.entries(values).map(([value, count]) => ({ value, count })),
  ])
  return Object.fromEntries(lists)
}
