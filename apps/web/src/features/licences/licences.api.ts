import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getLicence, listLicences } from '@vedetta/contracts/licences'
import { fetchFromApi } from '../../lib/api-query.ts'

export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: ({ signal }) => fetchFromApi(listLicences, {}, signal),
})

export function licenceQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['licences', licenceID],
    queryFn: ({ signal }) => fetchFromApi(getLicence, { licenceID }, signal),
  })
}

/** After any change: the list and the licence on show are asked for again. */
export function useRefreshLicences(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: licencesQuery.queryKey })
}
