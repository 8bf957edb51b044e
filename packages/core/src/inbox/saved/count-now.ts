import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { countPositions } from '../../search/engine/find-positions.ts'
import { currentQuerySpec } from '../positions/query-spec.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { settleCriteria, weighed } from '../positions/settle-criteria.ts'

/** The number of positions that criteria find now. */
export async function countNow(
  { db, search, gate, marks, roleFamilies }: Omit<SearchContext, 'limits'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  criteria: PositionCriteria,
): Promise<number> {
  const settings = await readSearchSettings(db, userId)
  const settled = settleCriteria(await roleFamilies(), criteria)
  const spec = await currentQuerySpec(marks, userId, settings, settled)
  const weight = searchWeight(weighed(settled), { excludedNames: settings.excludedCompanies.length })
  return gate({ userId, licenceNo }, weight, () => countPositions(search, spec))
}
