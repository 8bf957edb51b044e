import { retention } from '@vedetta/contracts/facts/retention'
import { maxRecentSearches, type RecentSearch } from '@vedetta/contracts/search/recent-searches'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { refinableSince, searchesSince } from './find-search.ts'
import { paidRules, searchRule } from './search-rule.ts'
import { selectCounted, selectRecentSearches, selectSearchedHashes } from './searches.queries.ts'

/** The viewer's last searches, with the rule by which each would be charged or free if it were made now. */
export async function listRecentSearches(
  db: Db,
  { userId }: SeatedViewer,
  now: Date,
): Promise<{ searches: RecentSearch[] }> {
  const rows = await selectRecentSearches(db, userId, {
    since: new Date(now.getTime() - retention.searchDays * dayMs),
    without: ['noCriteria', 'empty'],
    limit: maxRecentSearches,
  })
  const hashes = rows.map(({ hash }) => hash)
  const paid = await selectSearchedHashes(db, userId, { since: searchesSince(now), hashes, rules: paidRules })
  const counted = (await selectCounted(db, userId, refinableSince(now))).map((each) => each.criteria)
  const searches = rows.map(({ criteria, sort, startedAt, hash }) => {
    const asked = { criteria, total: 1, isOfAlert: false, isOffered: false }
    const rule = searchRule(asked, { isPaid: paid.some((each) => each.equals(hash)), counted })
    return { ...criteria, sort, startedAt: startedAt.toISOString(), rule }
  })
  return { searches }
}
