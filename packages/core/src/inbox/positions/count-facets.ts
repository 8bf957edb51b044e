import type { CountedField, Facets } from '@vedetta/contracts/search/facets'
import { facetsWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFacets } from '../../search/engine/find-facets.ts'
import { findSearch } from './find-search.ts'
import { querySpecOf } from './query-spec.ts'
import type { SearchContext } from './search-positions.ts'
import { settleCriteria, weighed } from './settle-criteria.ts'

type FacetContext = Omit<SearchContext, 'limits'>

/**
 * Counts beside the choices of fields, of a search that its person has made. They are part of it: it was charged and counted as a
 * request when it was made, and what they ask of the engine is weighed here instead of with its rows.
 */
export async function countFacets(
  { db, search, gate, marks, roleFamilies }: FacetContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { searchID, fields }: { readonly searchID: string; readonly fields: readonly CountedField[] },
  now: Date,
  signal?: AbortSignal,
): Promise<{ facets: Facets }> {
  const [row, settings, families] = await Promise.all([
    findSearch(db, userId, searchID, now),
    readSearchSettings(db, userId),
    roleFamilies(),
  ])
  const settled = settleCriteria(families, row.criteria)
  const weight = facetsWeight(weighed(settled), fields, settings.excludedCompanies.length)
  const count = async () =>
    findFacets(search, await querySpecOf(marks, userId, settings, { ...row, ...settled }), fields, signal)
  return { facets: await gate({ userId, licenceNo }, weight, count, signal) }
}
