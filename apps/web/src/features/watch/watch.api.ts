import { queryOptions } from '@tanstack/react-query'
import { getDriftSample, getWatchStatus } from '@vedetta/contracts/watch/watch-status'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Polled while the page is visible, not in the background. */
export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal }) => fetchFromApi(getWatchStatus, {}, signal),
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
})

export const driftSampleQuery = (system: string) =>
  queryOptions({
    queryKey: ['drift-sample', system],
    queryFn: ({ signal }) => fetchFromApi(getDriftSample, { system }, signal),
  })
