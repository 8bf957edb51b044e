import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { facetQuery } from './facets.api.ts'
import type { Search } from './positions.api.ts'

type LastSearch = { readonly searchID: string | undefined; readonly asksToSee: boolean }

const lastSearchKey = ['last search']

/** Notes which search the header counts, which is outside of the results. */
export function useNoteSearch({ filter: { statuses } }: Search, searchID: string | undefined): void {
  const client = useQueryClient()
  const asksToSee = statuses === undefined || statuses.includes('notSeen')
  useEffect(() => {
    client.setQueryData<LastSearch>(lastSearchKey, { searchID, asksToSee })
  }, [client, searchID, asksToSee])
}

/** How many results of the last search are to see, as they are marked now; undefined before the first. */
export function useUnseenCount(): number | undefined {
  const { data: last } = useQuery<LastSearch>({
    queryKey: lastSearchKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const { data: statuses } = useQuery(facetQuery(last?.asksToSee ? last.searchID : undefined, 'statuses'))
  if (last?.asksToSee === false) return 0
  return statuses?.find(({ value }) => value === 'notSeen')?.count
}
