import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { minuteMs } from '@vedetta/contracts/durations'
import { countFilter, type SavedFilter, saveFilter } from '@vedetta/contracts/saved-filters'
import { useEffect } from 'react'
import type { z } from 'zod'
import { filterCountKey } from '../../../domain/query-cache-sync.ts'
import { withFilter } from '../../../domain/saved-list.ts'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useCall } from '../../../lib/use-call.ts'
import { savedFiltersQuery } from '../positions.api.ts'

/** What a saved filter finds now; counted again after some minutes at the earliest. */
export function filterCountQuery(filterID: string) {
  return queryOptions({
    queryKey: [...filterCountKey, filterID],
    queryFn: ({ signal }) => fetchFromApi(countFilter, { filterID }, signal),
    select: ({ count }) => count,
    staleTime: 5 * minuteMs,
    retry: false,
  })
}

/** Counts the filters on show, one at a time and in their order. A count that fails ends it: the others would, too. */
export function useFreshCounts(filters: readonly SavedFilter[]): void {
  const client = useQueryClient()
  const ids = filters.map(({ filterID }) => filterID).join()
  useEffect(() => {
    const wanted = new Set(ids.split(',').filter((id) => id !== ''))
    void countEach(client, wanted)
    return () => wanted.clear()
  }, [client, ids])
}

async function countEach(client: QueryClient, wanted: Set<string>): Promise<void> {
  for (const filterID of wanted) {
    const hasFailed = await client.fetchQuery(filterCountQuery(filterID)).then(
      () => false,
      () => true,
    )
    if (hasFailed) return
  }
}

export function useSaveFilter(onSaved: (saved: SavedFilter) => unknown) {
  const client = useQueryClient()
  return useCall(saveFilter, (answer, input) => onSaved(keepSaved(client, answer, input)))
}

/** The list and the count on show follow what was saved. */
export function keepSaved(
  client: QueryClient,
  { filterID, created, count }: z.output<typeof saveFilter.output>,
  input: z.input<typeof saveFilter.input>,
): SavedFilter {
  const saved: SavedFilter = { ...saveFilter.input.parse(input), filterID, createdAt: created, count }
  client.setQueryData(filterCountQuery(filterID).queryKey, { count })
  changeFilters(client, (filters) => withFilter(filters, saved))
  return saved
}

/** The specification's results of a save that failed: there is no room for more, or something else. */
export function saveResultOf(code: ApiErrorCode): 'max' | 'error' {
  return code === 'max_saved_filters' ? 'max' : 'error'
}

export function changeFilters(client: QueryClient, change: (filters: SavedFilter[]) => SavedFilter[]): void {
  client.setQueryData(savedFiltersQuery.queryKey, (list) => list && { filters: change(list.filters) })
}
