import { type PositionCriteria, refreshSeconds } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { isCounted, refinementMinutes, type SearchRule } from '@vedetta/contracts/search/search-cost'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { spend } from '../../customers/ledger/spend.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { newestPositionNo } from '../../search/engine/find-positions.ts'
import { selectMarksVersion } from '../marks/marks.queries.ts'
import { criteriaHash } from './criteria-hash.ts'
import { searchesSince } from './find-search.ts'
import { paidRules, searchRule } from './search-rule.ts'
import { insertSearch, lockSearches, type SearchRow, selectCounted, selectLastSearch } from './searches.queries.ts'

export type NewSearch = {
  readonly criteria: PositionCriteria
  readonly sort: PositionSort
  /** Whether the user repeats the same search to see new positions. */
  readonly refresh: boolean
  readonly isOfAlert: boolean
  readonly isOffered: boolean
  /** Whether it came with an offer, so that nobody pays for one unawares once it has expired. */
  readonly hasOffer: boolean
}

/** What all pages of a search have in common. */
type Snapshot = Pick<SearchRow, 'ceiling' | 'marksVersion'>

/** The newest position and the marks' version. Refuses what would have to be refused later, before the engine searches for it. */
export async function prepareSearch(
  { db, search }: Pick<ContextWithSearch, 'db' | 'search'>,
  viewer: SeatedViewer,
  asked: NewSearch,
  now: Date,
): Promise<Snapshot> {
  if (isCounted(await ruleOf(db, viewer, { ...asked, total: 1 }, now))) {
    if (asked.hasOffer) throw new AppError('offer_expired')
    // Whether a search finds anything is not told to a licence that can't pay for it.
    const { left } = (await balanceOf(db, viewer.seat.licenceNo, now)).search
    if (left === 0) throw new AppError('search_limit_reached')
  }
  const ceiling = await newestPositionNo(search)
  return { ceiling, marksVersion: await selectMarksVersion(db, viewer.userId) }
}

/** Stores a search that was answered, and charges it if it counts, in one transaction. */
export async function startSearch(
  db: Db,
  viewer: SeatedViewer,
  { ceiling, marksVersion, ...asked }: NewSearch & Snapshot & { readonly total: number },
  now: Date,
): Promise<SearchRow> {
  const { userId, keyId, seat } = viewer
  const { licenceNo } = seat
  const { criteria, sort } = asked
  const hash = criteriaHash(criteria)
  return inTransaction(db, async (tx) => {
    await lockSearches(tx, userId)
    const rule = await ruleOf(tx, viewer, asked, now)
    const counted = isCounted(rule)
    const begun = { criteria, hash, sort, ceiling, marksVersion, counted, rule, startedAt: now }
    const row = await insertSearch(tx, { userId, licenceNo }, begun)
    if (counted) await spend(tx, { licenceNo, userId, keyId, reason: 'search', key: row.searchId, amount: 1 }, now)
    return row
  })
}

async function ruleOf(
  db: Db,
  { userId }: SeatedViewer,
  asked: NewSearch & { readonly total: number },
  now: Date,
): Promise<SearchRule> {
  const same = { since: searchesSince(now), hash: criteriaHash(asked.criteria) }
  if (asked.refresh) refuseEarly(await selectLastSearch(db, userId, same), now)
  const paid = await selectLastSearch(db, userId, { ...same, rules: paidRules })
  const counted = await selectCounted(db, userId, new Date(now.getTime() - refinementMinutes * minuteMs))
  return searchRule(asked, { isPaid: paid !== undefined, counted })
}

function refuseEarly(earlier: SearchRow | undefined, now: Date): void {
  const waitMs = earlier ? earlier.startedAt.getTime() + refreshSeconds * 1_000 - now.getTime() : 0
  if (waitMs > 0) throw new AppError('refresh_too_soon', { retryAfter: Math.ceil(waitMs / 1_000) })
}
