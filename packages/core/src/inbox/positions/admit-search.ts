import {
  type PositionCriteria,
  type PositionSearchInput,
  searchDepth,
  searchPageSize,
} from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings, type SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import type { RoleFamiliesReader } from '../../search/roles/role-families.ts'
import { checkPlaces } from './check-places.ts'
import { isSameSearch, type Settled, settleCriteria, weighed } from './settle-criteria.ts'

export type AdmittedSearch = Settled & {
  readonly searcher: { readonly userId: string; readonly licenceNo: number }
  readonly settings: SearchSettings
  /** The saved filter that is opened, if the criteria are still its own. */
  readonly openedFilter: string | null
  readonly settle: (criteria: PositionCriteria) => Settled
  /** The engine's work for it, as the gate weighs it. */
  readonly weight: number
}

/** Refuses a search that can't be made and a person who searches too often; `admitCost` refuses a search that can't be paid. */
export async function admitSearch(
  { db, limits, roleFamilies }: Pick<Context, 'db' | 'limits'> & { readonly roleFamilies: RoleFamiliesReader },
  { userId, seat }: SeatedViewer,
  {
    page,
    sort,
    newSearch,
    refresh,
    searchID,
    filterID,
    alertNo,
    offer,
    facets: _,
    groupBy,
    ...given
  }: PositionSearchInput,
): Promise<AdmittedSearch> {
  if ((filterID && !newSearch) || (alertNo && !filterID)) throw new AppError('invalid_request')
  if (page * searchPageSize > searchDepth) throw new AppError('page_out_of_reach')
  checkPlaces(given.position, given.notPosition)
  await limits.consume('searchesOfPerson', userId)
  const filter = filterID ? await findFilter(db, userId, filterID) : null
  const families = await roleFamilies()
  const settle = (criteria: PositionCriteria) => settleCriteria(families, criteria)
  const settled = settle(given)
  // The filter may have been changed in another window, and then neither its count nor its alerts are those of the criteria.
  const opensFilter = filter !== null && isSameSearch(families, filter.criteria, settled.criteria)
  const settings = await readSearchSettings(db, userId)
  const excludedNames = settings.excludedCompanies.length
  return {
    ...settled,
    searcher: { userId, licenceNo: seat.licenceNo },
    settings,
    openedFilter: opensFilter ? filter.filterId : null,
    settle,
    weight: searchWeight(weighed(settled), { sort, excludedNames, isGrouped: groupBy !== undefined }),
  }
}
