import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { countFilters, type FilterCount, type SavedFilter, saveFilter } from '@vedetta/contracts/search/saved-filters'
import type { z } from 'zod'
import { filterCountKey } from '../../../domain/query-cache-sync.ts'
import { withFilter } from '../../../domain/saved-list.ts'
import { settingsQuery } from '../../../domain/settings.ts'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useCall } from '../../../lib/use-call.ts'
import { savedFiltersQuery } from '../positions.api.ts'

/** What the filters of a page find now and how much of it is to see, in one request. */
export function useFilterCounts(filters: readonly SavedFilter[]): (filterID: string) => FilterCount | undefined {
  const filterIDs = filters.map(({ filterID }) => filterID)
  const { data } = useQuery({
    queryKey: [...filterCountKey, filterIDs.join()],
    queryFn: ({ signal }) => fetchFromApi(countFilters, { filterIDs }, signal),
    select: ({ counts }) => new Map(counts.map((count) => [count.filterID, count])),
    // Positions are found and seen meanwhile.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (filterID) => data?.get(filterID)
}

export function useSaveFilter(onSaved: (saved: SavedFilter) => unknown) {
  const client = useQueryClient()
  return useCall(saveFilter, (answer, input) => {
    if (input.bell && input.notifyOnFilter) noteAlertsOn(client)
    return onSaved(storeSavedFilter(client, answer, input))
  })
}

/** Writes that the setting over all bells went on with one. */
export function noteAlertsOn(client: QueryClient): void {
  client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, notifyOnFilter: true })
}

/** Writes the saved filter to the cached list, and has it counted again. */
export function storeSavedFilter(
  client: QueryClient,
  { filterID, created, count }: z.output<typeof saveFilter.output>,
  input: z.input<typeof saveFilter.input>,
): SavedFilter {
  const { bell, notifyOnFilter: _, ...contents } = saveFilter.input.parse(input)
  const known = client.getQueryData(savedFiltersQuery.queryKey)?.filters.find((each) => each.filterID === filterID)
  const saved = {
    ...contents,
    filterID,
    createdAt: created,
    count,
    matchCount: count,
    bell: bell ?? known?.bell ?? false,
    toSee: null,
    today: null,
  }
  void client.invalidateQueries({ queryKey: filterCountKey })
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
