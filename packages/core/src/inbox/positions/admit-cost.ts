import { isCounted } from '@vedetta/contracts/search/search-cost'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { NewSearch } from './new-search.ts'
import { readSearchRule } from './read-search-rule.ts'

/** Refuses a search before the engine runs it, if it would have to be refused once it has found something. */
export async function admitCost(db: Db, { userId, seat }: SeatedViewer, search: NewSearch, now: Date): Promise<void> {
  if (!isCounted(await readSearchRule(db, userId, { ...search, total: 1 }, now))) return
  if (search.hasOffer) throw new AppError('offer_expired')
  // Whether a search finds anything is not told to a licence that can't pay for it.
  const { left } = (await balanceOf(db, seat.licenceNo, now)).search
  if (left === 0) throw new AppError('search_limit_reached')
}
