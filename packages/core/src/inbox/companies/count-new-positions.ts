import { namesWeight } from '@vedetta/contracts/search/search-weight'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findCompaniesNamed } from '../../search/engine/find-companies-named.ts'
import { noneIfBusy } from '../../search/engine/none-if-busy.ts'
import { countNew } from './company-views.queries.ts'

/**
 * How many positions of each of some companies are new to a person. Those of companies whose names the person leaves out are not,
 * which the engine tells; while it can't, they count.
 */
export async function countNewPositions(
  { db, search, gate }: Pick<ContextWithSearch, 'db' | 'search' | 'gate'>,
  { userId, seat: { licenceNo } }: Pick<SeatedViewer, 'userId' | 'seat'>,
  { companyNos, excludedNames }: { readonly companyNos: readonly number[]; readonly excludedNames: readonly string[] },
  now: Date,
): Promise<(companyNo: number) => number> {
  const findLeftOut = () => findCompaniesNamed(search, companyNos, excludedNames)
  const [counts, leftOut] = await Promise.all([
    countNew(db, userId, companyNos, now),
    excludedNames.length === 0
      ? []
      : gate({ userId, licenceNo }, namesWeight(excludedNames.length), findLeftOut).catch(noneIfBusy),
  ])
  const named = new Set(leftOut)
  return (companyNo) => (named.has(companyNo) ? 0 : (counts.get(companyNo) ?? 0))
}
