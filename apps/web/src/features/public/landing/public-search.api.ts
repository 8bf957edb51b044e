import { queryOptions } from '@tanstack/react-query'
import { maxRoleLength, searchPublic } from '@vedetta/contracts/operations/public-figures'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { fetchFromApi } from '../../../lib/api-query.ts'
import type { PublicSearch } from './public-search.ts'

export function publicSearchQuery({ role, province }: PublicSearch) {
  const input = { role: role.trim().slice(0, maxRoleLength), ...(province && { province }) }
  return queryOptions({
    queryKey: [searchPublic.path, input],
    queryFn: ({ signal }) => fetchFromApi(searchPublic, input, signal),
    staleTime: 5 * minuteMs,
  })
}
