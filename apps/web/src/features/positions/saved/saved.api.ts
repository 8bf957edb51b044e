import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { countFilter, type SavedFilter, saveFilter } from '@vedetta/contracts/search/saved-filters'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { useEffect } from 'react'
import type { z } from 'zod'
import { filterCountKey } from '../../../domain/query-cache-sync.ts'
import { withFilter } from '../../../domain/saved-list.ts'
import { settingsQuery } from '../../../domain/settings.ts'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useCall } from '../../../lib/use-call.ts'
import { savedFiltersQuery } from '../positions.api.ts'

/** The current count of a saved filter, fresh for some minutes. */
export function filterCountQuery(filterID: string) {
  return queryOptions({
    queryKey: [...filterCountKey, filterID],
    queryFn: ({ signal }) => fetchFromApi(countFilter, { filterID }, signal),
    select: ({ count }) => count,
    staleTime: 5 * minuteMs,
    retry: false,
  })
}

/** Counts the filters of the page, one at a time in their order. A failure stops it, since the others would fail too. */
export function useRefreshCounts(filters: readonly SavedFilter[]): void {
  const client = useQueryClient()
  const ids = filters.map(({ filterID }) => filterID).join()
  useEffect(() => {
    const pending = new Set(ids.split(',').filter((id) => id !== ''))
    void countEach(client, pending)
    return () => pending.clear()
  }, [client, ids])
}

async function countEach(client: QueryClient, pending: Set<string>): Promise<void> {
  for (const filterID of pending) {
    const hasFailed = await client.fetchQuery(filterCountQuery(filterID)).then(
      () => false,
      () => true,
    )
    if (hasFailed) return
  }
}

export function useSaveFilter(onSaved: (saved: SavedFilter) => unknown) {
  const client = useQueryClient()
  return useCall(saveFilter, (answer, input) => {
    // A bell that goes on turns alerts on in the settings.
    if (input.bell) void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    return onSaved(storeSavedFilter(client, answer, input))
  })
}

/** Writes the saved filter to the cached list and count. */
export function storeSavedFilter(
  client: QueryClient,
  { filterID, created, count }: z.output<typeof saveFilter.output>,
  input: z.input<typeof saveFilter.input>,
): SavedFilter {
  const { bell, ...contents } = saveFilter.input.parse(input)
  const known = client.getQueryData(savedFiltersQuery.queryKey)?.filters.find((each) => each.filterID === filterID)
  const { bell: hasBell, toSee, today } = known ?? { bell: false, toSee: 0, today: 0 }
  const saved = {
    ...contents,
    filterID,
    createdAt: created,
    count,
    matchCount: count,
    bell: bell ?? hasBell,
    toSee,
    today,
  }
  client.setQueryData(filterCountQuery(filterID).queryKey, { count })
  changeFilters(client, (filters) => withFilter(filters, saved))
  return saved
}

/** The specification's results of a failed save: the limit is reached, or any other error. */
export function saveResultOf(code: ApiErrorCode): 'max' | 'error' {
  return code === 'max_saved_filters' ? 'max' : 'error'
}

export function changeFilters(client: QueryClient, change: (filters: SavedFilter[]) => SavedFilter[]): void {
  client.setQueryData(savedFiltersQuery.queryKey, (list) => list && { filters: change(list.filters) })
}
