import type { FilterValue } from '@vedetta/contracts/search/filter-fields'
import { distanceKm } from '@vedetta/reference/distance'
import { municipalityByIstat } from '@vedetta/reference/municipalities'

type Near = { readonly municipalities: string[]; readonly distanceKm: number | null }

/** A position's towns by their distance from the searched one, and the distance of the first, in whole km. */
export function nearestFirst(municipalities: readonly string[], city: FilterValue<'city'> | undefined): Near {
  const centre = municipalityByIstat(city?.istat ?? '')
  if (!centre) return { municipalities: [...municipalities], distanceKm: null }
  const near = municipalities
    .map((istat) => {
      const town = municipalityByIstat(istat)
      return { istat, km: town ? distanceKm(centre, town) : Number.POSITIVE_INFINITY }
    })
    .sort((one, other) => one.km - other.km)
  const km = near[0]?.km ?? Number.POSITIVE_INFINITY
  return { municipalities: near.map(({ istat }) => istat), distanceKm: Number.isFinite(km) ? Math.round(km) : null }
}
