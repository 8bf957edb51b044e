import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listRequests, type RequestKind } from '@vedetta/contracts/requests'
import { fetchFromApi } from '../../lib/api-query.ts'

type RequestState = 'waiting' | 'answered'

/** Which of the requests are looked at. */
export type Looked = { readonly state: RequestState; readonly kind: RequestKind | undefined; readonly page: number }

export const requestsKey = ['requests'] as const

/** Others answer too: what is there is asked for anew whenever it is looked at. */
export function requestsQuery(looked: Looked) {
  return queryOptions({
    queryKey: [...requestsKey, looked] as const,
    queryFn: ({ signal }) => fetchFromApi(listRequests, looked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
