import type { UseQueryResult } from '@tanstack/react-query'

export type LoadState = 'idle' | 'loading' | 'loaded' | 'error'

/** The specification's load states. Data loaded once stays `loaded` while it is fetched again. */
export function loadStateOf({
  data,
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): LoadState {
  if (data !== undefined) return 'loaded'
  if (isError) return 'error'
  return fetchStatus === 'idle' ? 'idle' : 'loading'
}
