import type { Statement } from './advert.ts'
import type { NamedPlace } from './place-names.ts'

export type PlaceMention = { named: NamedPlace; statement: Statement }

/** No more of a statement is read for places. */
export const maxPlaceText = 1_500
