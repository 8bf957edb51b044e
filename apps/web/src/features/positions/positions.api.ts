import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getPosition } from '@vedetta/contracts/position-detail'
import { type PositionSearchResult, type PositionSort, searchPositions } from '@vedetta/contracts/position-search'
import { listSavedFilters } from '@vedetta/contracts/saved-filters'
import { listSavedPositions } from '@vedetta/contracts/saved-positions'
import { balanceQuery } from '../../domain/profile.ts'
import {
  positionDetailKey,
  positionPagesKey,
  savedPositionsKey,
  syncRows,
  withMarksSince,
} from '../../domain/query-cache-sync.ts'
import { fetchSearch } from '../../domain/search-throttle.ts'
import { type ApiFailure, fetchFromApi } from '../../lib/api-query.ts'
import { type PositionFilter, toCriteria } from './position-filter.ts'

/** What is asked: pages of it are pages of one list, which stands still while positions arrive and are marked. */
export type Search = { filter: PositionFilter; sort: PositionSort; filterID: string | undefined }

/** Where a search was given up on its way: it may have been counted, and only the next answer comes. */
const givenUp = new WeakSet<QueryClient>()

export function positionsQuery(search: Search, page: number) {
  return queryOptions({
    queryKey: [...positionPagesKey, hashKey([search]), page] as const,
    queryFn: async ({ signal, client }) => {
      const startedAt = Date.now()
      signal.addEventListener('abort', () => givenUp.add(client))
      const found = await fetchPage(search, page, knownSearch(client, search)?.searchID, signal)
      if (givenUp.delete(client) || found.counted) void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
      const positions = withMarksSince(client, startedAt, found.positions)
      syncRows(client, positions)
      return { ...found, positions, facets: found.facets ?? knownSearch(client, search)?.facets ?? null }
    },
    placeholderData: keepPreviousData,
  })
}

/** The same again, as the server finds it now. It refuses to do so too often. */
export async function refreshSearch(client: QueryClient, search: Search): Promise<void> {
  const found = await fetchSearch(searchPositions, { ...inputOf(search, 1), refresh: true, facets: true })
  await client.invalidateQueries({ queryKey: pagesOf(search), refetchType: 'none' })
  client.setQueryData(positionsQuery(search, 1).queryKey, found)
  syncRows(client, found.positions)
}

/** Forgets what was found, so that the same criteria are looked for anew. */
export async function searchAgain(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: positionPagesKey, type: 'inactive' })
  await client.invalidateQueries({ queryKey: positionPagesKey })
}

export function positionQuery(positionID: string) {
  return queryOptions({
    queryKey: [...positionDetailKey, positionID] as const,
    queryFn: async ({ signal, client }) => {
      const startedAt = Date.now()
      const read = await fetchFromApi(getPosition, { positionID }, signal)
      const [position = read] = withMarksSince(client, startedAt, [read])
      syncRows(client, [position])
      return position
    },
  })
}

export const savedPositionsQuery = queryOptions({
  queryKey: savedPositionsKey,
  queryFn: async ({ signal, client }) => {
    const startedAt = Date.now()
    const { companies, positions: saved } = await fetchFromApi(listSavedPositions, {}, signal)
    const positions = withMarksSince(client, startedAt, saved)
    syncRows(client, positions, companies)
    return { companies, positions }
  },
})

export const savedFiltersQuery = queryOptions({
  queryKey: ['saved filters'],
  queryFn: ({ signal }) => fetchFromApi(listSavedFilters, {}, signal),
})

async function fetchPage(search: Search, page: number, searchID: string | undefined, signal: AbortSignal) {
  const input = inputOf(search, page)
  // Counting the choices is done once a search: the answer holds for all its pages.
  const anew = { ...input, newSearch: true, facets: true }
  const { filterID } = search
  try {
    if (searchID) return await fetchSearch(searchPositions, { ...input, searchID }, signal)
    return await fetchSearch(searchPositions, { ...anew, ...(filterID && { filterID }) }, signal)
  } catch (failure) {
    const { code } = failure as ApiFailure
    // A search ends after a day; the filter of a colleague's link is not one's own: the criteria still count.
    if (code !== 'unknown_search' && code !== 'unknown_filter') throw failure
    return fetchSearch(searchPositions, anew, signal)
  }
}

/** The search of which a page is at hand. Once that is to be looked at anew, it is known no longer. */
function knownSearch(client: QueryClient, search: Search): PositionSearchResult | undefined {
  const pages = client.getQueryCache().findAll({ queryKey: pagesOf(search) })
  const [last] = pages
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return last?.state.data as PositionSearchResult | undefined
}

function inputOf({ filter, sort }: Search, page: number) {
  return { ...toCriteria(filter), sort, page }
}

function pagesOf(search: Search) {
  return [...positionPagesKey, hashKey([search])] as const
}
