import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Facets } from '@vedetta/contracts/position-search'
import { useEffect } from 'react'

const unseenKey = ['unseen']

/** The results on show tell how many of them are not seen yet; the header, which stands above them, hears of it. */
export function useTellUnseen(facets: Facets | null | undefined): void {
  const client = useQueryClient()
  const count = facets?.statuses.find(({ value }) => value === 'notSeen')?.count
  useEffect(() => {
    if (count !== undefined) client.setQueryData(unseenKey, count)
  }, [client, count])
}

/** Of the last search; undefined before there was one. */
export function useUnseen(): number | undefined {
  return useQuery<number>({ queryKey: unseenKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data
}
