import {
  type PositionCriteria,
  type PositionSearchInput,
  type PositionSearchResult,
  searchDepth,
  searchPageSize,
} from '@vedetta/contracts/position-search'
import { searchWeight } from '@vedetta/contracts/search-weight'
import { readSettings } from '../accounts/read-settings.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { updateCount } from '../filters/filters.queries.ts'
import { findFilter } from '../filters/find-filter.ts'
import type { Marks } from '../marks/marks.ts'
import { statusesOf } from '../marks/statuses-of.ts'
import { findPositions } from '../search/find-positions.ts'
import type { SeatedViewer } from '../viewer.ts'
import { checkPlaces } from './check-places.ts'
import { criteriaHash } from './criteria-hash.ts'
import { findSameSearch } from './find-search.ts'
import { positionRow } from './position-row.ts'
import { querySpecOf } from './query-spec.ts'
import { startSearch } from './start-search.ts'

export type SearchContext = Pick<Context, 'db' | 'search' | 'gate' | 'limits'> & { readonly marks: Marks }

/** A page of the running search, or of a new one; docs/decisions/0013-searches-and-marks.md defines which searches are charged. */
export async function searchPositions(
  context: SearchContext,
  viewer: SeatedViewer,
  { page, sort, newSearch, refresh, searchID, filterID, facets, ...criteria }: PositionSearchInput,
  now: Date,
  signal?: AbortSignal,
): Promise<PositionSearchResult> {
  const { db, search, gate, limits } = context
  const { userId } = viewer
  if (filterID && !newSearch) throw new AppError('invalid_request')
  if (page * searchPageSize > searchDepth) throw new AppError('page_out_of_reach')
  checkPlaces(criteria.position, criteria.notPosition)
  await limits.consume('searchesOfPerson', userId)
  const filter = filterID ? await findFilter(db, userId, filterID) : null
  const settings = await readSettings(db, userId)
  const weight = searchWeight(criteria, { facets, sort, excludedNames: settings.excludedCompanies.length })
  const ask = async () => {
    signal?.throwIfAborted()
    const query = { criteria, sort, searchId: searchID, refresh }
    const running = newSearch || refresh ? undefined : await findSameSearch(db, userId, query, now)
    const row = running ?? (await startSearch(context, viewer, query, now))
    const spec = await querySpecOf(context.marks, userId, settings, row, { countStatuses: facets })
    return { row, found: await findPositions(search, spec, { page, sort, facets }, signal) }
  }
  const { row, found } = await gate({ userId, licenceNo: viewer.seat.licenceNo }, weight, ask, signal)
  if (filter && hasCriteria(filter, criteria)) await updateCount(db, filter.filterId, found.total, now)
  const numbers = found.positions.map(({ position_no }) => position_no)
  const statusOf = await statusesOf(db, userId, numbers)
  return {
    searchID: row.searchId,
    counted: row.counted,
    positions: found.positions.map((fields) => ({
      ...positionRow(fields, statusOf(fields.position_no)),
      matches: fields.matches,
    })),
    total: found.total,
    companies: found.companies,
    page,
    pages: Math.ceil(Math.min(found.total, searchDepth) / searchPageSize),
    facets: found.facets,
  }
}

/** The filter may have been changed in another window, and then the count is not its own. */
function hasCriteria(filter: { criteria: PositionCriteria }, criteria: PositionCriteria): boolean {
  return criteriaHash(filter.criteria).equals(criteriaHash(criteria))
}
