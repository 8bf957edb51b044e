import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { refinementMinutes, searchValidHours } from '@vedetta/contracts/search/search-cost'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { criteriaHash } from './criteria-hash.ts'
import { type SearchRow, selectLastSearch } from './searches.queries.ts'

/** Searches started before this moment have expired. */
export const searchesSince = (now: Date) => new Date(now.getTime() - searchValidHours * hourMs)

/** Searches started before this moment have no parts that are free. */
export const refinableSince = (now: Date) => new Date(now.getTime() - refinementMinutes * minuteMs)

/** The search of the given id, or else the user's last one. */
export async function findSearch(db: Db, userId: string, searchId: string | undefined, now: Date): Promise<SearchRow> {
  const found = await selectLastSearch(db, userId, { since: searchesSince(now), searchId })
  if (!found) throw new AppError('unknown_search')
  return found
}

/**
 * The last search with the same criteria and sort. A given id must match one, or else it is refused. One that found nothing was
 * free and paid for no results, so it is made anew.
 */
export async function findSameSearch(
  db: Db,
  userId: string,
  { criteria, sort, searchId }: { criteria: PositionCriteria; sort: PositionSort; searchId: string | undefined },
  now: Date,
): Promise<SearchRow | undefined> {
  const same = { since: searchesSince(now), hash: criteriaHash(criteria), sort }
  const found = await selectLastSearch(db, userId, { ...same, searchId })
  if (searchId && !found) throw new AppError('unknown_search')
  return found?.rule === 'empty' ? undefined : found
}
