import { isCounted } from '@vedetta/contracts/search/search-cost'
import { spend } from '../../customers/ledger/spend.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { criteriaHash } from './criteria-hash.ts'
import type { Snapshot } from './find-page.ts'
import type { NewSearch } from './new-search.ts'
import { readSearchRule } from './read-search-rule.ts'
import { insertSearch, lockSearches, type SearchRow } from './searches.queries.ts'

/** Stores a search that was answered, and charges it if it counts, in one transaction. */
export async function chargeSearch(
  db: Db,
  { userId, keyId, seat: { licenceNo } }: SeatedViewer,
  { ceiling, marksVersion, ...search }: NewSearch & Snapshot & { readonly total: number },
  now: Date,
): Promise<SearchRow> {
  const { criteria, sort } = search
  const hash = criteriaHash(criteria)
  return inTransaction(db, async (tx) => {
    await lockSearches(tx, userId)
    const rule = await readSearchRule(tx, userId, search, now)
    const counted = isCounted(rule)
    const begun = { criteria, hash, sort, ceiling, marksVersion, counted, rule, startedAt: now }
    const row = await insertSearch(tx, { userId, licenceNo }, begun)
    if (counted) await spend(tx, { licenceNo, userId, keyId, reason: 'search', key: row.searchId, amount: 1 }, now)
    return row
  })
}
