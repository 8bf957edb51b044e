import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error to show, not a reason to wait without a word.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, { code }) => failures < 1 && (code === 'network_error' || code === 'search_unavailable'),
        retryDelay: 400,
        staleTime: 60_000,
      },
    },
  })
}
