import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getLicence } from '@vedetta/contracts/customers/licences'
import { licencesQuery } from '../../domain/licences.ts'
import { fetchFromApi } from '../../lib/api-query.ts'

export function licenceQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['licences', licenceID],
    queryFn: ({ signal }) => fetchFromApi(getLicence, { licenceID }, signal),
  })
}

/** Refetches the list and the open licence after a change. */
export function useRefreshLicences(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: licencesQuery.queryKey })
}
