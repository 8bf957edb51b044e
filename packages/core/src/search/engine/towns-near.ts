import type { FilterValue } from '@vedetta/contracts/search/filter-fields'
import { distanceKm } from '@vedetta/reference/distance'
import { allMunicipalities, type Municipality, municipalityByIstat } from '@vedetta/reference/municipalities'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/app-error.ts'

const kmPerDegreeOfLatitude = 111

/** A search asks for the same towns in each of its clauses, counts and offers. */
const circles = new LRUCache<string, readonly string[]>({ max: 200 })

/** The ISTAT codes of the towns in a circle or ring, or of the town alone: the place of a position is known by town. */
export function townsNear(city: FilterValue<'city'>): readonly string[] {
  const centre = municipalityByIstat(city.istat)
  if (!centre) throw new AppError('unknown_place')
  if (city.mode === 'exact') return [centre.istat]
  const [from, to] = city.mode === 'radius' ? [0, city.km] : [city.fromKm, city.toKm]
  const key = `${city.istat} ${from} ${to}`
  const known = circles.get(key) ?? townsBetween(centre, from, to)
  circles.set(key, known)
  return known
}

function townsBetween(centre: Municipality, from: number, to: number): string[] {
  return allMunicipalities()
    .filter((town) => {
      if (Math.abs(town.lat - centre.lat) * kmPerDegreeOfLatitude > to) return false
      const km = distanceKm(centre, town)
      return from <= km && km <= to
    })
    .map(({ istat }) => istat)
}
