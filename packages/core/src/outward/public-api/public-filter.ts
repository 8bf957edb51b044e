import type { PublicFilter } from '@vedetta/contracts/public-api/filter'
import type { FilterRow } from '../../search/filters/filters.queries.ts'

export function publicFilter({ filterId, name, createdAt, count, bellSince, criteria }: FilterRow): PublicFilter {
  return { filterID: filterId, name, createdAt: createdAt.toISOString(), count, bell: bellSince !== null, criteria }
}
