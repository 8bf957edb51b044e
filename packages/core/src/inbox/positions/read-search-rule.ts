import { refreshSeconds } from '@vedetta/contracts/search/position-search'
import type { SearchRule } from '@vedetta/contracts/search/search-cost'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { criteriaHash } from './criteria-hash.ts'
import { refinableSince, searchesSince } from './find-search.ts'
import type { NewSearch } from './new-search.ts'
import { paidRules, searchRule } from './search-rule.ts'
import { type SearchRow, selectLastSearch, selectPaid } from './searches.queries.ts'

/** The rule that applies to a search with this total, after the person's earlier searches. Refuses a refresh that comes too soon. */
export async function readSearchRule(
  db: Db,
  userId: string,
  search: NewSearch & { readonly total: number },
  now: Date,
): Promise<SearchRule> {
  const same = { since: searchesSince(now), hash: criteriaHash(search.criteria) }
  if (search.refresh) refuseEarly(await selectLastSearch(db, userId, same), now)
  const paid = await selectPaid(db, userId, { ...same, rules: paidRules, countedSince: refinableSince(now) })
  return searchRule(search, paid)
}

function refuseEarly(earlier: SearchRow | undefined, now: Date): void {
  const waitMs = earlier ? earlier.startedAt.getTime() + refreshSeconds * 1_000 - now.getTime() : 0
  if (waitMs > 0) throw new AppError('refresh_too_soon', { retryAfter: Math.ceil(waitMs / 1_000) })
}
