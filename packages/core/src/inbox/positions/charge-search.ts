import { isCounted } from '@vedetta/contracts/search/search-cost'
import { spend } from '../../customers/ledger/spend.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { criteriaHash } from './criteria-hash.ts'
import type { Snapshot } from './find-page.ts'
import type { NewSearch } from './new-search.ts'
import { readSearchRule } from './read-search-rule.ts'
import { ownRule } from './search-rule.ts'
import { insertSearch, lockSearches, type SearchRow } from './searches.queries.ts'

/** Stores a search that was answered, and charges it if it counts, in one transaction. */
export async function chargeSearch(
  db: Db,
  { userId, keyId, seat: { licenceNo } }: SeatedViewer,
  { ceiling, marksVersion, ...search }: NewSearch & Snapshot & { readonly total: number },
  now: Date,
): Promise<SearchRow> {
  const { criteria, sort } = search
  const begun = { criteria, hash: criteriaHash(criteria), sort, ceiling, marksVersion, startedAt: now }
  const own = ownRule(search)
  // Nobody's earlier searches matter to it, except when it was last refreshed.
  if (own && !search.refresh) return insertSearch(db, { userId, licenceNo }, { ...begun, counted: false, rule: own })
  return inTransaction(db, async (tx) => {
    await lockSearches(tx, userId)
    const rule = await readSearchRule(tx, userId, search, now)
    const counted = isCounted(rule)
    const row = await insertSearch(tx, { userId, licenceNo }, { ...begun, counted, rule })
    if (counted) await spend(tx, { licenceNo, userId, keyId, reason: 'search', key: row.searchId, amount: 1 }, now)
    return row
  })
}
