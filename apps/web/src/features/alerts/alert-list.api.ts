import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { listAlerts, readAlerts } from '@vedetta/contracts/notify/alert-list'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { useEffect } from 'react'
import type { z } from 'zod'
import { savedFiltersKey } from '../../domain/query-cache-sync.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { useCall } from '../../lib/use-call.ts'

type AlertPage = z.output<typeof listAlerts.output>

export const alertsQuery = infiniteQueryOptions({
  queryKey: ['alerts'],
  queryFn: ({ pageParam, signal }) => fetchFromApi(listAlerts, pageParam === null ? {} : { before: pageParam }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  refetchOnWindowFocus: 'always',
})

/** How many saved filters have their bell on. */
export const bellsQuery = queryOptions({
  queryKey: savedFiltersKey,
  queryFn: ({ signal }) => fetchFromApi(listSavedFilters, { toSee: 'left' }, signal),
  select: ({ filters }) => filters.filter(({ bell }) => bell).length,
})

export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData(alertsQuery.queryKey, (list) => {
    return list && { ...list, pages: list.pages.map((page) => ({ ...page, unread })) }
  })
}

/** Notes the shown alerts as read; the list shows which were new until it is fetched again. */
export function useReadAlerts(pages: readonly AlertPage[]): void {
  const client = useQueryClient()
  const { mutate } = useCall(readAlerts, ({ unread }) => setUnread(client, unread))
  const [first] = pages
  const newest = first && first.unread > 0 ? first.alerts[0]?.alertNo : undefined
  useEffect(() => {
    if (newest !== undefined) mutate({ upTo: newest })
  }, [newest, mutate])
}
