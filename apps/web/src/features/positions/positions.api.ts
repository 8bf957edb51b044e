import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchPositions } from '@vedetta/contracts/position-search'
import { findMunicipalities, listTerritories } from '@vedetta/contracts/reference'
import { fetchFromApi } from '../../lib/api-query.ts'
import { balanceQuery } from '../../lib/profile.ts'
import { type PositionFilter, toCriteria } from './position-filter.ts'

export function positionsQuery(filter: PositionFilter, page: number) {
  return queryOptions({
    queryKey: ['positions', filter, page],
    queryFn: async ({ signal, client }) => {
      const found = await fetchFromApi(searchPositions, { ...toCriteria(filter), page }, signal)
      void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
      return found
    },
    placeholderData: keepPreviousData,
  })
}

export function municipalitiesQuery(q: string) {
  return queryOptions({
    queryKey: ['municipalities', q],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { q }, signal),
    select: ({ municipalities }) => municipalities,
    placeholderData: keepPreviousData,
    enabled: q !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function municipalityQuery(istat: string) {
  return queryOptions({
    queryKey: ['municipality', istat],
    queryFn: ({ signal }) => fetchFromApi(findMunicipalities, { istat }, signal),
    select: ({ municipalities }) => municipalities[0],
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const territoriesQuery = queryOptions({
  queryKey: ['territories'],
  queryFn: ({ signal }) => fetchFromApi(listTerritories, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
