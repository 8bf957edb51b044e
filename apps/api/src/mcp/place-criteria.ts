import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { AppError } from '@vedetta/core/platform/app-error'
import { findMunicipality, suggestMunicipalities } from '@vedetta/reference/municipalities'
import { nameKey } from '@vedetta/reference/name-key'
import { findProvince, findRegion, provinceByCode } from '@vedetta/reference/territories'

type PlaceCriteria = Pick<PositionCriteria['position'], 'city' | 'provinces' | 'regions'>

/** A name as people say it: "Bergamo" is the town, "BG" and "provincia di Bergamo" its province, "Lombardia" the region. */
export function placeCriteria(place: string, radiusKm: number | undefined): PlaceCriteria {
  const istat = provinceByCode(place) ? undefined : townNamed(place)?.istat
  if (istat !== undefined)
    return { city: radiusKm === undefined ? { mode: 'exact', istat } : { mode: 'radius', istat, km: radiusKm } }
  // A circle needs a town for its centre.
  if (radiusKm !== undefined) throw new AppError('unknown_place')
  const region = findRegion(place)
  if (region) return { regions: [region.code] }
  const province = findProvince(place.replace(/^(provincia di|province of)\s+/i, ''))
  if (province) return { provinces: [province.code] }
  throw new AppError('unknown_place')
}

/** Of several towns of one name, the best known. */
function townNamed(name: string) {
  const [likeliest] = suggestMunicipalities(name, 1)
  return findMunicipality(name) ?? (likeliest && nameKey(likeliest.name) === nameKey(name) ? likeliest : undefined)
}
