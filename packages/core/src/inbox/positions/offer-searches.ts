import type { SearchOffer } from '@vedetta/contracts/search/position-search'
import type { Context } from '../../platform/context.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import type { RoleNames } from '../../search/roles/role-names.ts'
import type { Marks } from '../marks/marks.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { offersOfEmpty, relatedOffer } from './counted-offers.ts'
import { makeOfferToken } from './offer-token.ts'
import { searchOffers } from './search-offers.ts'
import type { SearchRow } from './searches.queries.ts'

type OfferContext = Pick<ContextWithSearch, 'search' | 'gate'> &
  Pick<Context, 'secrets'> & { readonly marks: Marks; readonly roleNames: RoleNames }

/** The changes of a search that found nothing or little, with the tokens that make them free where the search was counted. */
export async function offerSearches(
  context: OfferContext,
  admitted: AdmittedSearch,
  row: SearchRow,
  total: number,
  signal?: AbortSignal,
): Promise<SearchOffer[]> {
  const { searcher, settings, criteria, settle } = admitted
  const asking = { searcher, settings, criteria, row, settle }
  const changes =
    total === 0
      ? await offersOfEmpty(context, asking, signal)
      : [
          ...(await relatedOffer(context, { ...asking, total }, signal)),
          ...searchOffers(criteria, total).map((change) => ({ ...change, found: null })),
        ]
  return changes.map((change) => ({
    ...change,
    token: row.counted ? makeOfferToken(context.secrets, searcher, row, settle(change.criteria).criteria) : null,
  }))
}
