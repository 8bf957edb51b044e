import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDiscardedPositions } from '@vedetta/contracts/inbox/discarded-positions'
import { fetchFromApi } from '../../../lib/api-query.ts'

export const discardedKey = ['discarded positions'] as const

export function discardedQuery(page: number) {
  return queryOptions({
    queryKey: [...discardedKey, page] as const,
    queryFn: ({ signal }) => fetchFromApi(listDiscardedPositions, { page }, signal),
    placeholderData: keepPreviousData,
  })
}
