import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { getSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { fetchFromApi } from '../lib/api-query.ts'
import { useCall } from '../lib/use-call.ts'
import { companyPagesKey, filterCountKey, positionPagesKey, savedCompaniesKey } from './query-cache-sync.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchFromApi(getSettings, {}, signal),
})

/** Sends the changed settings alone. */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useCall(updateSettings, (settings, changes) => {
    client.setQueryData(settingsQuery.queryKey, settings)
    if (changes.hideAgencies !== undefined) invalidateResults(client)
  })
}

/** Searches and counts depend on what the person leaves out of them: they are fetched again. */
export function invalidateResults(client: QueryClient): void {
  for (const queryKey of [positionPagesKey, companyPagesKey, savedCompaniesKey, filterCountKey]) {
    client.removeQueries({ queryKey, type: 'inactive' })
    void client.invalidateQueries({ queryKey })
  }
}
