import { queryOptions } from '@tanstack/react-query'
import { getWatchStatus } from '@vedetta/contracts/watch-status'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Asked again while the page is looked at; a page behind another asks nothing. */
export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal }) => fetchFromApi(getWatchStatus, {}, signal),
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
})
