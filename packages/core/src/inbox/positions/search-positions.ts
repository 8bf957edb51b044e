import {
  type PositionSearchInput,
  type PositionSearchResult,
  type RelatedRole,
  searchDepth,
  searchPageSize,
} from '@vedetta/contracts/search/position-search'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { updateCounts } from '../../search/filters/filters.queries.ts'
import type { RoleFamiliesReader } from '../../search/roles/role-families.ts'
import type { RoleNames } from '../../search/roles/role-names.ts'
import type { Marks } from '../marks/marks.ts'
import { statesOf } from '../marks/states-of.ts'
import { admitCost } from './admit-cost.ts'
import { type AdmittedSearch, admitSearch } from './admit-search.ts'
import { chargeSearch } from './charge-search.ts'
import { type FoundPage, findPage, takeSnapshot } from './find-page.ts'
import { findSameSearch } from './find-search.ts'
import { readFreeUntil } from './free-until.ts'
import { nearestFirst } from './nearest-first.ts'
import { readNewSearch } from './new-search.ts'
import { offerSearches } from './offer-searches.ts'
import { positionRow } from './position-row.ts'
import type { SearchRow } from './searches.queries.ts'

export type SearchContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'> & {
  readonly marks: Marks
  readonly roleFamilies: RoleFamiliesReader
}

export type PositionSearchContext = SearchContext & Pick<Context, 'secrets'> & { readonly roleNames: RoleNames }

/**
 * A page of the running search, or of a new one: admitted, found, charged, and followed by offers.
 * docs/decisions/0047-what-a-search-costs.md defines which searches are charged.
 */
export async function searchPositions(
  context: PositionSearchContext,
  viewer: SeatedViewer,
  input: PositionSearchInput,
  now: Date,
  signal?: AbortSignal,
): Promise<PositionSearchResult> {
  const { db, gate } = context
  const admitted = await admitSearch(context, viewer, input)
  const { searcher, weight, openedFilter, related } = admitted
  const answer = () => findAndCharge(context, viewer, admitted, input, now, signal)
  const { row, found } = await gate(searcher, weight, answer, signal)
  if (openedFilter !== null) await updateCounts(db, [{ filterId: openedFilter, count: found.total }], now)
  const numbers = found.positions.map(({ position_no }) => position_no)
  const stateOf = await statesOf(db, viewer.userId, numbers)
  const offers = await offerSearches(context, admitted, { row, total: found.total, now }, signal)
  const isFurtherPage = input.searchID !== undefined
  const freeUntil = isFurtherPage ? null : await readFreeUntil(db, admitted, now)
  return {
    searchID: row.searchId,
    counted: row.counted,
    rule: row.rule ?? (row.counted ? 'counted' : 'same'),
    related: related.map(({ query: _, beyond: __, ...each }) => each),
    freeUntil,
    offers,
    positions: found.positions.map((fields) => {
      const { distanceKm, municipalities } = nearestFirst(fields.municipalities, admitted.criteria.position.city)
      return {
        ...positionRow({ ...fields, municipalities }, stateOf(fields.position_no)),
        matches: fields.matches,
        foundBy: fields.foundBy && relationOf(fields.foundBy),
        distanceKm,
      }
    }),
    total: found.total,
    companies: found.companies,
    page: input.page,
    pages: Math.ceil(Math.min(input.groupBy ? found.companies : found.total, searchDepth) / searchPageSize),
    ...(found.groups && { groups: found.groups }),
  }
}

/** The engine searches first, then the row is written with what was found. */
async function findAndCharge(
  context: PositionSearchContext,
  viewer: SeatedViewer,
  admitted: AdmittedSearch,
  input: PositionSearchInput,
  now: Date,
  signal?: AbortSignal,
): Promise<{ row: SearchRow; found: FoundPage }> {
  const { db } = context
  signal?.throwIfAborted()
  const running = await findRunning(context, admitted, input, now)
  if (running) {
    // The given criteria may list the same values in another order.
    const same = { ...admitted, criteria: running.criteria }
    return { row: running, found: await findPage(context, same, input, running, signal) }
  }
  const search = await readNewSearch(context, admitted, input, now)
  const [snapshot] = await Promise.all([takeSnapshot(context, viewer.userId), admitCost(db, viewer, search, now)])
  const found = await findPage(context, admitted, input, snapshot, signal)
  const row = await chargeSearch(db, viewer, { ...search, ...snapshot, total: found.total }, now)
  return { row, found }
}

async function findRunning(
  { db }: Pick<Context, 'db'>,
  { searcher, criteria }: AdmittedSearch,
  { newSearch, refresh, sort, searchID }: PositionSearchInput,
  now: Date,
): Promise<SearchRow | undefined> {
  if (newSearch || refresh) return undefined
  return findSameSearch(db, searcher.userId, { criteria, sort, searchId: searchID }, now)
}

const relationOf = ({ text, of, reason }: RelatedRole) => ({ text, of, reason })
