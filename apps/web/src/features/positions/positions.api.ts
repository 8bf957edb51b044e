import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getPosition, listSimilarPositions } from '@vedetta/contracts/inbox/position-detail'
import { listSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import { type PositionSearchResult, searchPositions } from '@vedetta/contracts/search/position-search'
import { readSentence } from '@vedetta/contracts/search/position-sentence'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { listRecentSearches } from '@vedetta/contracts/search/recent-searches'
import { suggestRoles } from '@vedetta/contracts/search/roles'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { refreshBalance } from '../../domain/profile.ts'
import {
  positionDetailKey,
  positionPagesKey,
  type SavedPositionList,
  savedFiltersKey,
  savedPositionsKey,
  syncRows,
  withMarksSince,
} from '../../domain/query-cache-sync.ts'
import { fetchSearch } from '../../domain/search-throttle.ts'
import { type ApiFailure, fetchFromApi } from '../../lib/api-query.ts'
import { type PositionFilter, toCriteria } from './position-filter.ts'

/** Identifies a search on the server, whose result list stays fixed while positions arrive and are marked. */
export type Search = {
  filter: PositionFilter
  sort: PositionSort
  isGrouped?: boolean
  filterID: string | undefined
  /** The alert from which the saved filter was opened, which makes the search free. */
  alertNo?: number | undefined
}

/** Tokens of the offers that were followed, by their criteria: each makes its search free for some minutes. */
const offerTokens = new WeakMap<QueryClient, Map<string, string>>()

/** To be called before the offer's criteria are searched for. */
export function followOffer(client: QueryClient, filter: PositionFilter, token: string): void {
  const tokens = offerTokens.get(client) ?? new Map<string, string>()
  offerTokens.set(client, tokens.set(hashKey([filter]), token))
}

/** Clients with an aborted search, which may have been charged: the next response refreshes the balance. */
const abortedIn = new WeakSet<QueryClient>()

export function positionsQuery(search: Search, page: number) {
  return queryOptions({
    queryKey: [...searchKey(search), page] as const,
    queryFn: async ({ signal, client }) => {
      const startedAt = Date.now()
      signal.addEventListener('abort', () => abortedIn.add(client))
      const found = await fetchPage(client, search, page, signal)
      if (abortedIn.delete(client) || found.counted) void refreshBalance(client)
      const positions = withMarksSince(client, startedAt, found.positions)
      syncRows(client, positions)
      const first = findCachedSearch(client, search)
      return { ...found, positions, freeUntil: found.freeUntil ?? first?.freeUntil ?? null }
    },
    placeholderData: keepPreviousData,
  })
}

/** Repeats the search on the server, which refuses to do so too often. */
export async function refreshSearch(client: QueryClient, search: Search): Promise<void> {
  const ofAlert = search.alertNo ? { ...openedFilterOf(search), newSearch: true } : {}
  const input = { ...inputOf(search, 1), ...ofAlert, refresh: true }
  const found = await fetchSearch(searchPositions, input)
  await client.invalidateQueries({ queryKey: searchKey(search), refetchType: 'none' })
  client.setQueryData(positionsQuery(search, 1).queryKey, found)
  syncRows(client, found.positions)
}

/** Drops all cached results, so that the same criteria are searched again. */
export async function repeatSearch(client: QueryClient): Promise<void> {
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

export function similarPositionsQuery(positionID: string) {
  return queryOptions({
    queryKey: ['similarPositions', positionID] as const,
    queryFn: ({ signal }) => fetchFromApi(listSimilarPositions, { positionID }, signal),
    retry: false,
  })
}

export const savedPositionsQuery = queryOptions({
  queryKey: savedPositionsKey,
  queryFn: async ({ signal, client }): Promise<SavedPositionList> => {
    const startedAt = Date.now()
    const { companies, positions: saved } = await fetchFromApi(listSavedPositions, {}, signal)
    const positions = withMarksSince(client, startedAt, saved)
    syncRows(client, positions, companies)
    return { companies, positions }
  },
})

export const savedFiltersQuery = queryOptions({
  queryKey: savedFiltersKey,
  queryFn: ({ signal }) => fetchFromApi(listSavedFilters, { toSee: 'left' }, signal),
})

/** Never shown from the cache: every search changes it, and the minutes change what a search costs. */
export const recentSearchesQuery = queryOptions({
  queryKey: ['recentSearches'],
  queryFn: ({ signal }) => fetchFromApi(listRecentSearches, {}, signal),
  gcTime: 0,
})

/** Suggestions for a text. They are a help: one that fails is not asked for again. */
export function rolesQuery(q: string) {
  return queryOptions({
    queryKey: ['roles', q],
    queryFn: ({ signal }) => fetchFromApi(suggestRoles, { q }, signal),
    // The answer to the beginning of the text stays until its own arrives.
    placeholderData: (previous, query) => (query && q.startsWith(query.queryKey[1] ?? q) ? previous : undefined),
    enabled: q.length >= minAsked && suggestRoles.input.safeParse({ q }).success,
    retry: false,
  })
}

/** The filters that a text of several words says, if the server takes it. */
export function sentenceQuery(text: string) {
  return queryOptions({
    queryKey: ['sentence', text],
    queryFn: ({ signal }) => fetchFromApi(readSentence, { text }, signal),
    enabled: /\s/.test(text) && readSentence.input.safeParse({ text }).success,
    retry: false,
  })
}

/** Characters below which everything would be suggested. */
const minAsked = 2

async function fetchPage(client: QueryClient, search: Search, page: number, signal: AbortSignal) {
  const input = inputOf(search, page)
  const searchID = findCachedSearch(client, search)?.searchID
  const tokens = offerTokens.get(client)
  const followed = hashKey([search.filter])
  const offer = tokens?.get(followed)
  const newSearchInput = { ...input, newSearch: true, ...(offer && { offer }) }
  try {
    if (searchID) return await fetchSearch(searchPositions, { ...input, searchID }, signal)
    return await fetchSearch(searchPositions, { ...newSearchInput, ...openedFilterOf(search) }, signal)
  } catch (failure) {
    const { code } = failure as ApiFailure
    // The same search would now cost, so it is the person who decides whether to repeat it.
    if (code === 'offer_expired') tokens?.delete(followed)
    // A search expires after a day, and a colleague's link may name a filter of theirs: the criteria still apply.
    if (code !== 'unknown_search' && code !== 'unknown_filter') throw failure
    return fetchSearch(searchPositions, newSearchInput, signal)
  }
}

/** The search of the latest cached page that is still valid. */
export function findCachedSearch(client: QueryClient, search: Search): PositionSearchResult | undefined {
  // Grouped or not, it is the same search.
  const pages = [false, true].flatMap((isGrouped) =>
    client.getQueryCache().findAll({ queryKey: searchKey({ ...search, isGrouped }) }),
  )
  const [last] = pages
    .filter(({ state }) => state.data !== undefined && !state.isInvalidated)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return last?.state.data as PositionSearchResult | undefined
}

function inputOf({ filter, sort, isGrouped }: Search, page: number) {
  return { ...toCriteria(filter), sort, page, ...(isGrouped && { groupBy: 'company' as const }) }
}

function openedFilterOf({ filterID, alertNo }: Search) {
  return { ...(filterID && { filterID }), ...(filterID && alertNo && { alertNo }) }
}

function searchKey(search: Search) {
  return [...positionPagesKey, hashKey([{ isGrouped: false, ...search }])] as const
}
