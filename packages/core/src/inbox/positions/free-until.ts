import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { refinementMinutes, searchValidHours } from '@vedetta/contracts/search/search-cost'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { criteriaHash } from './criteria-hash.ts'
import { refinableSince, searchesSince } from './find-search.ts'
import { paidRules, searchRule } from './search-rule.ts'
import { selectCounted, selectLastSearch } from './searches.queries.ts'

/** Until when the same search with its related roles switched the other way is free; null where it would cost a search. */
export async function relatedFreeUntil(
  db: Db,
  { searcher, criteria, settle }: Pick<AdmittedSearch, 'searcher' | 'criteria' | 'settle'>,
  now: Date,
): Promise<Date | null> {
  if (criteria.position.name === undefined) return null
  const { unrelated: _, ...rest } = criteria
  return freeUntil(db, searcher.userId, settle({ ...rest, aiSearch: !criteria.aiSearch }).criteria, now)
}

/** Until when criteria that find something are free. */
async function freeUntil(db: Db, userId: string, criteria: PositionCriteria, now: Date): Promise<Date | null> {
  const same = { since: searchesSince(now), hash: criteriaHash(criteria), rules: paidRules }
  const paid = await selectLastSearch(db, userId, same)
  if (paid) return new Date(paid.startedAt.getTime() + searchValidHours * hourMs)
  const asked = { criteria, total: 1, isOfAlert: false, isOffered: false }
  const free = (await selectCounted(db, userId, refinableSince(now))).filter(
    (each) => searchRule(asked, { isPaid: false, counted: [each.criteria] }) !== 'counted',
  )
  const last = Math.max(...free.map(({ startedAt }) => startedAt.getTime()))
  return free.length === 0 ? null : new Date(last + refinementMinutes * minuteMs)
}
