import { useQuery } from '@tanstack/react-query'

/** Whether this instance sells plans; a server-rendered page comes with the answer. */
export function useCheckoutAvailable(): boolean {
  const { data } = useQuery({
    queryKey: ['/billing', {}],
    queryFn: async ({ signal }) => (await import('./billing.api.ts')).fetchBilling(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.checkout ?? false
}
