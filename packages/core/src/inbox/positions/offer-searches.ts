import type { SearchOffer } from '@vedetta/contracts/search/position-search'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import type { RoleNames } from '../../search/roles/role-names.ts'
import type { Marks } from '../marks/marks.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { offersOfEmpty, relatedOffer } from './counted-offers.ts'
import { criteriaHash } from './criteria-hash.ts'
import { refinableSince } from './find-search.ts'
import { makeOfferToken } from './offer-token.ts'
import { searchOffers } from './search-offers.ts'
import { type SearchRow, selectLastSearch } from './searches.queries.ts'

type OfferContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate'> &
  Pick<Context, 'secrets'> & { readonly marks: Marks; readonly roleNames: RoleNames }

/** The changes of a search that found nothing or little, with the tokens that make them free for ten minutes after the search was counted. */
export async function offerSearches(
  context: OfferContext,
  admitted: AdmittedSearch,
  { row, total, now }: { row: SearchRow; total: number; now: Date },
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
  if (changes.length === 0) return []
  const counted = await countedBase(context.db, searcher.userId, row, now)
  return changes.map((change) => ({
    ...change,
    token: counted ? makeOfferToken(context.secrets, searcher, counted, settle(change.criteria).criteria) : null,
  }))
}

/** The counted search of the last ten minutes that a row is, or repeats: a screen that is loaded again has the same offers. */
async function countedBase(db: Db, userId: string, row: SearchRow, now: Date): Promise<SearchRow | undefined> {
  if (!row.counted && row.rule !== 'same') return undefined
  const hash = criteriaHash(row.criteria)
  return selectLastSearch(db, userId, { since: refinableSince(now), hash, rules: ['counted'] })
}
