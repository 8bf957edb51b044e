import { queryOptions } from '@tanstack/react-query'
import { getSourceReading } from '@vedetta/contracts/operator/site-reading'
import { findSites, getSite, minSiteQuery, type SiteState } from '@vedetta/contracts/operator/sites'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { useConsoleList } from '../frame/use-console-list.ts'

/** The sites that a text finds; all where it is too short to be looked for. */
export function useSites(text: string | undefined, state: SiteState | undefined) {
  const query = text !== undefined && text.trim().length >= minSiteQuery ? text.trim() : undefined
  return useConsoleList(['sites', query, state], async (cursor, signal) => {
    const { sites, next, searchedNames } = await fetchFromApi(findSites, { query, state, cursor }, signal)
    return { rows: sites, next, searchedNames }
  })
}

export const siteQuery = (siteNo: number) =>
  queryOptions({
    queryKey: ['operator', 'site', siteNo],
    queryFn: ({ signal }) => fetchFromApi(getSite, { siteNo }, signal),
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })

const waitMs = 1_500

/** Asked again while the order waits for a watch process. */
export const readingQuery = (readingID: string) =>
  queryOptions({
    queryKey: ['operator-reading', readingID],
    queryFn: ({ signal }) => fetchFromApi(getSourceReading, { readingID }, signal),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'waiting' ? waitMs : false),
  })
