import { queryOptions } from '@tanstack/react-query'
import { getWatchStatus } from '@vedetta/contracts/watch-status'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Polled while the page is visible, not in the background. */
export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal }) => fetchFromApi(getWatchStatus, {}, signal),
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
})
