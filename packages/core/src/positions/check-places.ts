import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { AppError } from '../app-error.ts'

/** Before anything is paid for: a town that does not exist can't be searched. */
export function checkPlaces({ position, notPosition }: PositionCriteria): void {
  const towns = [position, notPosition].flatMap(({ city, cities = [] }) => (city ? [city.istat, ...cities] : cities))
  if (!towns.every((istat) => municipalityByIstat(istat))) throw new AppError('unknown_place')
}
