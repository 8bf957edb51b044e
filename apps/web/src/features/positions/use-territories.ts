import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '../../ui/choice-list.tsx'
import { territoriesQuery } from './reference.api.ts'

type Territories = {
  isLoading: boolean
  provinces: Option[]
  regions: Option[]
  provinceName: (code: string) => string
  regionName: (code: string) => string
}

/** The names of provinces and regions; a code stands for its name until they have come. */
export function useTerritories(): Territories {
  const { data, isPending: isLoading } = useQuery(territoriesQuery)
  return useMemo(() => {
    const provinces = toOptions(data?.provinces ?? [])
    const regions = toOptions(data?.regions ?? [])
    return { isLoading, provinces, regions, provinceName: nameIn(provinces), regionName: nameIn(regions) }
  }, [data, isLoading])
}

function toOptions(territories: { code: string; name: string }[]): Option[] {
  return territories
    .map(({ code, name }) => ({ code, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))
}

function nameIn(options: Option[]): (code: string) => string {
  const names = new Map(options.map(({ code, label }) => [code, label]))
  return (code) => names.get(code) ?? code
}
