import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { FilterCount } from '@vedetta/contracts/search/saved-filters'
import { countWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { readStartOfItalianDay } from '../../platform/db/italian-day.queries.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { countToSee } from '../../search/engine/find-positions.ts'
import { freshQuerySpec } from '../../search/engine/position-query-spec.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { settleCriteria, weighed } from '../positions/settle-criteria.ts'

/** The most that counts may weigh together: a page of filters counted each second stays within a person's share. */
const maxWeight = 450

/**
 * What criteria find for a person now, and how much of it is to see, by the query of their search; in their order, as many as may weigh
 * together.
 */
export async function countNow(
  { db, search, gate, marks, roleFamilies }: Omit<SearchContext, 'limits'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  asked: readonly PositionCriteria[],
  now: Date,
): Promise<FilterCount[]> {
  if (asked.length === 0) return []
  const [settings, families, today] = await Promise.all([
    readSearchSettings(db, userId),
    roleFamilies(),
    readStartOfItalianDay(db, now),
  ])
  const settled = asked.map((criteria) => settleCriteria(families, criteria))
  const weights = settled.map((each) => countWeight(weighed(each), settings.excludedCompanies.length))
  const { taken, weight } = withinWeight(weights)
  const searches = settled.slice(0, taken).map((each) => freshQuerySpec(each, settings))
  const count = async () => countToSee(search, await marks.now(userId), searches, today)
  return gate({ userId, licenceNo }, weight, count)
}

/** How many come before the weight is reached: one at least. */
function withinWeight(weights: readonly number[]): { taken: number; weight: number } {
  let [taken, total] = [0, 0]
  for (const weight of weights) {
    if (taken > 0 && total + weight > maxWeight) break
    taken++
    total += weight
  }
  return { taken, weight: Math.ceil(total) }
}
