import { minuteMs } from '@vedetta/contracts/durations'
import { countValid } from '@vedetta/contracts/filter-validity'
import {
  type PositionCriteria,
  type PositionSort,
  refinementMinutes,
  refreshSeconds,
} from '@vedetta/contracts/position-search'
import type { Transaction } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { DB } from '../db/schema.ts'
import { spend } from '../ledger/spend.ts'
import { selectMarksVersion } from '../marks/marks.queries.ts'
import { newestPositionNo } from '../search/find-positions.ts'
import type { SeatedViewer } from '../viewer.ts'
import { criteriaHash } from './criteria-hash.ts'
import { searchesSince } from './find-search.ts'
import { isRefinement } from './is-refinement.ts'
import { insertSearch, lockSearches, type SearchRow, selectCounted, selectLastSearch } from './searches.queries.ts'

type NewSearch = {
  readonly criteria: PositionCriteria
  readonly sort: PositionSort
  /** Whether the user repeats the same search to see new positions. */
  readonly refresh: boolean
}

/** Stores the newest position and the marks' version for all pages, and charges the search if it counts, in one transaction. */
export async function startSearch(
  { db, search }: Pick<Context, 'db' | 'search'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { criteria, sort, refresh }: NewSearch,
  now: Date,
): Promise<SearchRow> {
  const hash = criteriaHash(criteria)
  const ceiling = await newestPositionNo(search)
  return inTransaction(db, async (tx) => {
    await lockSearches(tx, userId)
    const earlier = await selectLastSearch(tx, userId, { since: searchesSince(now), hash })
    if (refresh && earlier) refuseEarly(earlier, now)
    const counted = !earlier && (await isCounted(tx, userId, criteria, now))
    const marksVersion = await selectMarksVersion(tx, userId)
    const begun = { criteria, hash, sort, ceiling, marksVersion, counted, startedAt: now }
    const row = await insertSearch(tx, { userId, licenceNo }, begun)
    if (counted) await spend(tx, { licenceNo, userId, reason: 'search', key: row.searchId, amount: 1 }, now)
    return row
  })
}

function refuseEarly({ startedAt }: SearchRow, now: Date): void {
  const waitMs = startedAt.getTime() + refreshSeconds * 1_000 - now.getTime()
  if (waitMs > 0) throw new AppError('refresh_too_soon', { retryAfter: Math.ceil(waitMs / 1_000) })
}

/** A search without criteria is free, and so is a refinement of one that was charged minutes ago. */
async function isCounted(tx: Transaction<DB>, userId: string, criteria: PositionCriteria, now: Date): Promise<boolean> {
  if (countValid(criteria) === 0) return false
  const counted = await selectCounted(tx, userId, new Date(now.getTime() - refinementMinutes * minuteMs))
  return !counted.some((earlier) => isRefinement(criteria, earlier))
}
