import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { useEffect } from 'react'
import { positionsQuery, type Search } from './positions.api.ts'

type LastSearch = { readonly queryKey: readonly unknown[]; readonly asksToSee: boolean }

const lastSearchKey = ['last search']

/** Notes which search the header counts, which is outside of the results. */
export function useNoteSearch(search: Search, page: number): void {
  const client = useQueryClient()
  useEffect(() => {
    const { statuses } = search.filter
    const asksToSee = statuses === undefined || statuses.includes('notSeen')
    client.setQueryData<LastSearch>(lastSearchKey, { queryKey: positionsQuery(search, page).queryKey, asksToSee })
  }, [client, search, page])
}

/** How many results of the last search are to see, as its cached page says now; undefined before the first. */
export function useUnseenCount(): number | undefined {
  const { data: last } = useQuery<LastSearch>({
    queryKey: lastSearchKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const { data: page } = useQuery<PositionSearchResult>({
    queryKey: last?.queryKey ?? ['no search'],
    queryFn: skipToken,
    enabled: false,
    placeholderData: keepPreviousData,
  })
  if (last?.asksToSee === false) return 0
  return page?.facets?.statuses.find(({ value }) => value === 'notSeen')?.count
}
