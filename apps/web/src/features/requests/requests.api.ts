import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listRequests, type RequestKind } from '@vedetta/contracts/operations/requests'
import { fetchFromApi } from '../../lib/api-query.ts'

type RequestState = 'waiting' | 'answered'

export type RequestFilter = {
  readonly state: RequestState
  readonly kind: RequestKind | undefined
  readonly page: number
}

export const requestsKey = ['requests'] as const

/** Never fresh: other operators answer requests too. */
export function requestsQuery(filter: RequestFilter) {
  return queryOptions({
    queryKey: [...requestsKey, filter] as const,
    queryFn: ({ signal }) => fetchFromApi(listRequests, filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
