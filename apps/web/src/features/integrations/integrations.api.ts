import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { listApiKeys } from '@vedetta/contracts/customers/api-keys'
import { getLicence } from '@vedetta/contracts/customers/licences'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Read again at each visit: programs use the keys meanwhile. */
export function apiKeysQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['api keys', licenceID],
    queryFn: ({ signal }) => fetchFromApi(listApiKeys, { licenceID }, signal),
    staleTime: 0,
  })
}

/** The people of a licence, of whom a key acts for one. */
export function seatsQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['licences', licenceID],
    queryFn: ({ signal }) => fetchFromApi(getLicence, { licenceID }, signal),
    select: ({ seats }) =>
      seats.flatMap(({ seatID, name, email }) =>
        seatID === null ? [] : [{ value: seatID, label: [name, email].filter(Boolean).join(' · ') }],
      ),
  })
}

export function useRefreshApiKeys(licenceID: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: apiKeysQuery(licenceID).queryKey })
}
