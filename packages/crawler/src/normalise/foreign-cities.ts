import { citiesAbroad } from '../lexicon/foreign-cities.ts'

export const foreignCities: ReadonlySet<string> = new Set(citiesAbroad)
