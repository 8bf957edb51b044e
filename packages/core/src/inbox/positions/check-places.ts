import type { FilterValue } from '@vedetta/contracts/search/filter-fields'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { AppError } from '../../platform/app-error.ts'

type Places = { readonly [Field in 'city' | 'cities']?: FilterValue<Field> | undefined }

/** Refuses a town that does not exist. Call it before a search is charged. */
export function checkPlaces(...groups: readonly Places[]): void {
  const towns = groups.flatMap(({ city, cities = [] }) => (city ? [city.istat, ...cities] : cities))
  if (!towns.every((istat) => municipalityByIstat(istat))) throw new AppError('unknown_place')
}
