import type { PositionCriteria, PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { refinementMinutes, searchValidHours } from '@vedetta/contracts/search/search-cost'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { AdmittedSearch } from './admit-search.ts'
import { criteriaHash } from './criteria-hash.ts'
import { refinableSince, searchesSince } from './find-search.ts'
import { isSubset } from './is-subset.ts'
import { paidRules, searchRule } from './search-rule.ts'
import { type CountedSearch, selectCounted, selectLastSearch } from './searches.queries.ts'

type FreeUntil = NonNullable<PositionSearchResult['freeUntil']>

/** Until when searches that follow this one are free; null where they would cost one. */
export async function readFreeUntil(
  db: Db,
  { searcher: { userId }, criteria, settle }: Pick<AdmittedSearch, 'searcher' | 'criteria' | 'settle'>,
  now: Date,
): Promise<FreeUntil> {
  const { unrelated: _, ...rest } = criteria
  const switched =
    criteria.position.name === undefined ? undefined : settle({ ...rest, aiSearch: !criteria.aiSearch }).criteria
  const [counted, same, paidSwitched] = await Promise.all([
    selectCounted(db, userId, refinableSince(now)),
    paidUntil(db, userId, criteria, now),
    switched && paidUntil(db, userId, switched, now),
  ])
  return {
    same: timeOf(same),
    narrower: timeOf(lastUntil(counted.filter((each) => isSubset(criteria, each.criteria)))),
    related: timeOf(switched && (paidSwitched ?? lastUntil(counted.filter(makesFree(switched))))),
  }
}

/** Until when criteria that were paid for are free. */
async function paidUntil(db: Db, userId: string, criteria: PositionCriteria, now: Date): Promise<Date | undefined> {
  const same = { since: searchesSince(now), hash: criteriaHash(criteria), rules: paidRules }
  const paid = await selectLastSearch(db, userId, same)
  return paid && new Date(paid.startedAt.getTime() + searchValidHours * hourMs)
}

/** Whether criteria that find something are free by a counted search. */
function makesFree(criteria: PositionCriteria): (counted: CountedSearch) => boolean {
  const asked = { criteria, total: 1, isOfAlert: false, isOffered: false }
  return (counted) => searchRule(asked, { isPaid: false, counted: [counted.criteria] }) !== 'counted'
}

function lastUntil(counted: readonly CountedSearch[]): Date | undefined {
  const last = Math.max(...counted.map(({ startedAt }) => startedAt.getTime()))
  return counted.length === 0 ? undefined : new Date(last + refinementMinutes * minuteMs)
}

const timeOf = (moment: Date | undefined): string | null => moment?.toISOString() ?? null
