import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type FeedContent, listFeeds } from '@vedetta/contracts/notify/feeds'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Read again at each visit: programs read the feeds meanwhile. */
export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => fetchFromApi(listFeeds, {}, signal),
  staleTime: 0,
})

/** The saved filters to choose from, in their owner's order. */
export const savedFiltersQuery = queryOptions({
  queryKey: ['filters to integrate'],
  queryFn: ({ signal }) => fetchFromApi(listSavedFilters, { toSee: 'left' }, signal),
  select: ({ filters }) => filters.map(({ filterID, name }) => ({ value: filterID, label: name })),
  staleTime: 0,
})

export const contentLabels = {
  rows: 'integrations.feeds.contents.rows',
  positions: 'integrations.feeds.contents.positions',
} as const satisfies Record<FeedContent, string>

export function useRefreshFeeds(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: feedsQuery.queryKey })
}
