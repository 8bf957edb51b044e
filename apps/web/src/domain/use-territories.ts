import { queryOptions, useQuery } from '@tanstack/react-query'
import { listTerritories } from '@vedetta/contracts/search/reference'
import { useMemo } from 'react'
import { fetchFromApi } from '../lib/api-query.ts'

type Territory = { code: string; label: string }

type Territories = {
  isLoading: boolean
  provinces: Territory[]
  regions: Territory[]
  provinceName: (code: string) => string
  regionName: (code: string) => string
}

const territoriesQuery = queryOptions({
  queryKey: ['territories'],
  queryFn: ({ signal }) => fetchFromApi(listTerritories, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Names of provinces and regions; until they are loaded, the code stands in for the name. */
export function useTerritories(): Territories {
  const { data, isPending: isLoading } = useQuery(territoriesQuery)
  return useMemo(() => {
    const provinces = sortedByLabel(data?.provinces ?? [])
    const regions = sortedByLabel(data?.regions ?? [])
    return { isLoading, provinces, regions, provinceName: nameLookup(provinces), regionName: nameLookup(regions) }
  }, [data, isLoading])
}

function sortedByLabel(territories: { code: string; name: string }[]): Territory[] {
  return territories
    .map(({ code, name }) => ({ code, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))
}

function nameLookup(territories: Territory[]): (code: string) => string {
  const names = new Map(territories.map(({ code, label }) => [code, label]))
  return (code) => names.get(code) ?? code
}
