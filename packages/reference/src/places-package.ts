import { createRequire } from 'node:module'
import { once } from './once.ts'

type PlacesPackage = typeof import('italian-cap-comuni-province')

/**
 * The Garda Informatica tables. The package is required, not imported, because its ES module imports JSON without an
 * import attribute, which Node refuses; and at first use, because it reads 5.6 MB.
 */
export const placesPackage = once(() => createRequire(import.meta.url)('italian-cap-comuni-province') as PlacesPackage)
