import { namesWeight } from '@vedetta/contracts/search/search-weight'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
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
  companyNos: readonly number[],
  now: Date,
): Promise<(companyNo: number) => number> {
  const { excludedCompanies: names } = await readSettings(db, userId)
  const findLeftOut = () => findCompaniesNamed(search, companyNos, names)
  const [counts, leftOut] = await Promise.all([
    countNew(db, userId, companyNos, now),
    names.length === 0 ? [] : gate({ userId, licenceNo }, namesWeight(names.length), findLeftOut).catch(noneIfBusy),
  ])
  const named = new Set(leftOut)
  return (companyNo) => (named.has(companyNo) ? 0 : (counts.get(companyNo) ?? 0))
}
