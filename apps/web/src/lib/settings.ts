import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getSettings, updateSettings } from '@vedetta/contracts/settings'
import { fetchFromApi } from './api-query.ts'
import { useCall } from './use-call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchFromApi(getSettings, {}, signal),
})

/** Sends the changed settings alone. */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useCall(updateSettings, (settings) => client.setQueryData(settingsQuery.queryKey, settings))
}
