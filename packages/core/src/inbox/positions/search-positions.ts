import {
  type PositionCriteria,
  type PositionSearchInput,
  type PositionSearchResult,
  type RelatedRole,
  type SearchOffer,
  searchDepth,
  searchPageSize,
} from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findPositions } from '../../search/engine/find-positions.ts'
import { updateCount } from '../../search/filters/filters.queries.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import type { RoleFamiliesReader } from '../../search/roles/role-families.ts'
import type { RoleNames } from '../../search/roles/role-names.ts'
import type { Marks } from '../marks/marks.ts'
import { statusesOf } from '../marks/statuses-of.ts'
import { checkPlaces } from './check-places.ts'
import { offersOfEmpty, relatedOffer } from './counted-offers.ts'
import { findSameSearch } from './find-search.ts'
import { isOffered, makeOfferToken } from './offer-token.ts'
import { positionRow } from './position-row.ts'
import { querySpecOf } from './query-spec.ts'
import { searchOffers } from './search-offers.ts'
import { isFilterOfAlert, type SearchRow } from './searches.queries.ts'
import { isSameSearch, settleCriteria, weighed } from './settle-criteria.ts'
import { prepareSearch, startSearch } from './start-search.ts'

export type SearchContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'> & {
  readonly marks: Marks
  readonly roleFamilies: RoleFamiliesReader
}

export type PositionSearchContext = SearchContext & Pick<Context, 'secrets'> & { readonly roleNames: RoleNames }

/** A page of the running search, or of a new one; docs/decisions/0047-what-a-search-costs.md defines which searches are charged. */
export async function searchPositions(
  context: PositionSearchContext,
  viewer: SeatedViewer,
  { page, sort, newSearch, refresh, searchID, filterID, alertNo, offer, facets, ...given }: PositionSearchInput,
  now: Date,
  signal?: AbortSignal,
): Promise<PositionSearchResult> {
  const { db, search, gate, limits, marks, roleFamilies, secrets } = context
  const { userId, seat } = viewer
  const searcher = { userId, licenceNo: seat.licenceNo }
  if ((filterID && !newSearch) || (alertNo && !filterID)) throw new AppError('invalid_request')
  if (page * searchPageSize > searchDepth) throw new AppError('page_out_of_reach')
  checkPlaces(given.position, given.notPosition)
  await limits.consume('searchesOfPerson', userId)
  const filter = filterID ? await findFilter(db, userId, filterID) : null
  const families = await roleFamilies()
  const settle = (each: PositionCriteria) => settleCriteria(families, each)
  const settled = settle(given)
  const { criteria, related } = settled
  // The filter may have been changed in another window, and then neither its count nor its alerts are those of the criteria.
  const opensFilter = filter !== null && isSameSearch(families, filter.criteria, criteria)
  const settings = await readSearchSettings(db, userId)
  const find = async (row: Pick<SearchRow, 'ceiling' | 'marksVersion'>) => {
    const spec = await querySpecOf(marks, userId, settings, { ...settled, ...row }, { countStatuses: facets })
    return findPositions(search, spec, { page, sort, facets }, signal)
  }
  const ask = async () => {
    signal?.throwIfAborted()
    const query = { criteria, sort, searchId: searchID }
    const running = newSearch || refresh ? undefined : await findSameSearch(db, userId, query, now)
    if (running) return { row: running, found: await find(running) }
    const asked = {
      criteria,
      sort,
      refresh,
      isOfAlert:
        opensFilter &&
        alertNo !== undefined &&
        (await isFilterOfAlert(db, { userId, alertNo, filterId: filter.filterId })),
      isOffered: offer !== undefined && isOffered(secrets, searcher, criteria, offer, now),
      hasOffer: offer !== undefined,
    }
    const snapshot = await prepareSearch(context, viewer, asked, now)
    const found = await find(snapshot)
    return { row: await startSearch(db, viewer, { ...asked, ...snapshot, total: found.total }, now), found }
  }
  const weight = searchWeight(weighed(settled), { facets, sort, excludedNames: settings.excludedCompanies.length })
  const { row, found } = await gate(searcher, weight, ask, signal)
  if (opensFilter) await updateCount(db, filter.filterId, found.total, now)
  const numbers = found.positions.map(({ position_no }) => position_no)
  const statusOf = await statusesOf(db, userId, numbers)
  const tokenOf = (changed: PositionCriteria) =>
    row.counted ? makeOfferToken(secrets, searcher, row, settle(changed).criteria) : null
  const asking = { searcher, settings, criteria, row, settle }
  const offered =
    found.total === 0
      ? await offersOfEmpty(context, asking, signal)
      : [
          ...(await relatedOffer(context, { ...asking, total: found.total }, signal)),
          ...searchOffers(criteria, found.total).map((change) => ({ ...change, found: null })),
        ]
  return {
    searchID: row.searchId,
    counted: row.counted,
    rule: row.rule ?? (row.counted ? 'counted' : 'same'),
    related: related.map(({ query: _, beyond: __, ...each }) => each),
    offers: offered.map((change): SearchOffer => ({ ...change, token: tokenOf(change.criteria) })),
    positions: found.positions.map((fields) => ({
      ...positionRow(fields, statusOf(fields.position_no)),
      matches: fields.matches,
      foundBy: fields.foundBy && relationOf(fields.foundBy),
    })),
    total: found.total,
    companies: found.companies,
    page,
    pages: Math.ceil(Math.min(found.total, searchDepth) / searchPageSize),
    facets: found.facets,
  }
}

const relationOf = ({ text, of, reason }: RelatedRole) => ({ text, of, reason })
