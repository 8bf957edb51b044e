import { useQuery } from '@tanstack/react-query'

/** Whether plans can be paid for on this instance; told with the page, and asked for where it was not. */
export function useCheckoutOpen(): boolean {
  const { data } = useQuery({
    queryKey: ['/billing', {}],
    queryFn: async ({ signal }) => (await import('./billing.api.ts')).readBilling(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.checkout ?? false
}
