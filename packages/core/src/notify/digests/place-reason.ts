import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { Language } from '@vedetta/contracts/text/labels'
import { distanceKm } from '@vedetta/reference/distance'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'
import { townsNear } from '../../search/engine/towns-near.ts'
import type { MatchedPosition } from './matched-position.ts'

type Places = Pick<PositionCriteria['position'], 'city' | 'cities' | 'provinces' | 'regions'>
type PositionPlaces = Pick<MatchedPosition, 'municipalities' | 'provinces' | 'regions'>

/** Which of the filter's places the position is in: the nearest description first, since the fields are a union. */
export function placeReason(wanted: Places, position: PositionPlaces, language: Language): string | null {
  const towns = position.municipalities.map(municipalityByIstat).filter((town) => town !== undefined)
  const provinces = [...position.provinces, ...towns.map(({ province }) => province)]
  const regions = [
    ...position.regions,
    ...towns.map(({ region }) => region),
    ...position.provinces.flatMap((code) => provinceByCode(code)?.region ?? []),
  ]
  const town = towns.find(({ istat }) => wanted.cities?.includes(istat))
  if (town) return town.name
  const near = wanted.city && nearReason(wanted.city, towns, language)
  if (near) return near
  const province = provinces.find((code) => wanted.provinces?.includes(code))
  if (province) return inProvince(provinceByCode(province)?.name ?? province, language)
  const region = regions.find((code) => wanted.regions?.includes(code))
  return region ? (regionByCode(region)?.name ?? null) : null
}

function nearReason(
  city: NonNullable<Places['city']>,
  towns: readonly NonNullable<ReturnType<typeof municipalityByIstat>>[],
  language: Language,
): string | null {
  const centre = municipalityByIstat(city.istat)
  if (!centre) return null
  const within = new Set(townsNear(city))
  const distances = towns.filter(({ istat }) => within.has(istat)).map((town) => distanceKm(centre, town))
  if (distances.length === 0) return null
  const km = Math.round(Math.min(...distances))
  if (km === 0) return centre.name
  return language === 'it' ? `a ${km} km da ${centre.name}` : `${km} km from ${centre.name}`
}

const inProvince = (name: string, language: Language): string =>
  language === 'it' ? `provincia di ${name}` : `province of ${name}`
