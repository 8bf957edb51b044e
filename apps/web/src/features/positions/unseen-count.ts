import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Facets } from '@vedetta/contracts/search/position-search'
import { useEffect } from 'react'

const unseenKey = ['unseen']

/** Stores the number of unseen results, for the header, which is outside of the results. */
export function useStoreUnseenCount(facets: Facets | null | undefined): void {
  const client = useQueryClient()
  const count = facets?.statuses.find(({ value }) => value === 'notSeen')?.count
  useEffect(() => {
    if (count !== undefined) client.setQueryData(unseenKey, count)
  }, [client, count])
}

/** The count of the last search; undefined before the first. */
export function useUnseenCount(): number | undefined {
  return useQuery<number>({ queryKey: unseenKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data
}
