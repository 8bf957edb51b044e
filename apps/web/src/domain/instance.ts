import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Capabilities, minCapabilities } from '@vedetta/contracts/calls/capabilities'

/** A server-rendered page comes with the answer; public pages do without the code of the call until it is needed. */
export const instanceQuery = queryOptions<Capabilities>({
  queryKey: ['/instance', {}],
  queryFn: async ({ signal }) => (await import('./instance.api.ts')).fetchInstance(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The capabilities of this instance: nothing that may be missing, until they are known. */
export function useCapabilities(): Capabilities {
  return useQuery(instanceQuery).data ?? minCapabilities
}
