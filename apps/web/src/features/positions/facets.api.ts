import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { CountedField } from '@vedetta/contracts/search/facets'
import { facetKey, withChangesSince } from '../../domain/status-counts.ts'

/** What is counted beside the choices of filters: a search, once its rows are there; null where nothing is. */
export type CountedSearch = { readonly searchID: string | undefined } | null

/** The counts of one field of a search; until they arrive those of the search before. */
export function facetQuery(searchID: string | undefined, field: CountedField) {
  return queryOptions({
    queryKey: facetKey(searchID, field),
    queryFn:
      searchID === undefined
        ? skipToken
        : async ({ signal, client }) => {
            // The rows are shown without it.
            const { askTogether } = await import('./ask-together.ts')
            const counts = await askTogether(client, { searchID, field, signal })
            return field === 'statuses' ? withChangesSince(client, searchID, counts) : counts
          },
    placeholderData: keepPreviousData,
    // They are as of when the search began.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
