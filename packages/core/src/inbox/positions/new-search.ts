import type { PositionCriteria, PositionSearchInput } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import type { Context } from '../../platform/context.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { isOffered } from './offer-token.ts'
import { isFilterOfAlert } from './searches.queries.ts'

export type NewSearch = {
  readonly criteria: PositionCriteria
  readonly sort: PositionSort
  /** Whether the user repeats the same search to see new positions. */
  readonly refresh: boolean
  readonly isOfAlert: boolean
  readonly isOffered: boolean
  /** Whether it came with an offer, so that nobody pays for one unawares once it has expired. */
  readonly hasOffer: boolean
}

/** A search with the proofs that came with it: the alert that it is opened from, the offer that it follows. */
export async function readNewSearch(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { searcher, criteria, openedFilter }: AdmittedSearch,
  { sort, refresh, alertNo, offer }: PositionSearchInput,
  now: Date,
): Promise<NewSearch> {
  const { userId } = searcher
  const isOfAlert =
    openedFilter !== null &&
    alertNo !== undefined &&
    (await isFilterOfAlert(db, { userId, alertNo, filterId: openedFilter }))
  return {
    criteria,
    sort,
    refresh,
    isOfAlert,
    isOffered: offer !== undefined && isOffered(secrets, searcher, criteria, offer, now),
    hasOffer: offer !== undefined,
  }
}
