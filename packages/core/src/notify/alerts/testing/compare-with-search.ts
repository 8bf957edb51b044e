import fc from 'fast-check'
import { settleCriteria } from '../../../inbox/positions/settle-criteria.ts'
import type { ContextWithSearch } from '../../../search/engine/context-with-search.ts'
import { findPositionNumbers } from '../../../search/engine/find-positions.ts'
import { createFreshIndex } from '../../../search/engine/fresh-index.ts'
import { positionDocument } from '../../../search/engine/position-document.ts'
import { freshQuerySpec } from '../../../search/engine/position-query-spec.ts'
import { loadPositions } from '../../../search/engine/testing/load-positions.ts'
import { randomSearches } from '../../../search/engine/testing/random-criteria.ts'
import { randomPositions } from '../../../search/engine/testing/random-positions.ts'
import { selectOpenPositions } from '../../../search/indexing/documents.queries.ts'
import { tradeFamilies } from '../../../testing/trade-families.ts'
import { matchFilters } from '../match-filters.ts'
import { placesIn } from '../position-set.ts'
import type { Leaves } from '../query-parts.ts'
import { type SavedCriteria, standingFilter } from '../standing-filter.ts'

export type Comparison = { filters: number; positions: number; finding: number; pairs: number }

/** Matches random filters with random positions, and searches the index by each: the first difference throws. */
export async function compareWithSearch(
  { db, search, log }: Pick<ContextWithSearch, 'db' | 'search' | 'log'>,
  { filters, positions, seed, batch }: { filters: number; positions: number; seed: number; batch: number },
): Promise<Comparison> {
  const made = randomPositions(seed, { companies: Math.ceil(positions / 3), positions })
  const { open, goneNumbers } = await loadPositions(db, search, made)
  const saved = fc.sample(randomSearches(open, goneNumbers), { seed, numRuns: filters }).map(
    ({ criteria, excludedCompanies, excludedCompanyNos, hideAgencies }, n): SavedCriteria => ({
      filterId: `${n}`,
      createdAt: new Date(0),
      criteria,
      settings: { excludedCompanies: [...excludedCompanies], excludedCompanyNos, hideAgencies },
    }),
  )
  const matched = await matchAll(
    { db, search, log },
    saved,
    made.map(({ position_no }) => position_no),
    batch,
  )
  let [finding, pairs] = [0, 0]
  for (const { filterId, criteria, settings } of saved) {
    const found = await findPositionNumbers(
      search,
      freshQuerySpec(settleCriteria(tradeFamilies, criteria), settings),
      'date',
      0,
      positions,
    )
    const expected = found.sort((one, other) => one - other).join()
    const actual = (matched.get(filterId) ?? []).sort((one, other) => one - other).join()
    if (expected !== actual)
      throw new Error(`${JSON.stringify({ criteria, settings })}: the search finds ${expected}, the matcher ${actual}`)
    pairs += found.length
    if (found.length > 0) finding++
  }
  return { filters: saved.length, positions: open.length, finding, pairs }
}

/** The positions of each filter, in batches. */
async function matchAll(
  context: Pick<ContextWithSearch, 'db' | 'search' | 'log'>,
  saved: readonly SavedCriteria[],
  positionNos: readonly number[],
  batch: number,
): Promise<Map<string, number[]>> {
  const leaves: Leaves = new Map()
  const standing = saved.map((each) => standingFilter(each, tradeFamilies, leaves))
  const index = await createFreshIndex(context)
  const matched = new Map<string, number[]>()
  for (let from = 0; from < positionNos.length; from += batch) {
    const rows = await selectOpenPositions(context.db, positionNos.slice(from, from + batch))
    const fresh = rows.map((row) => ({ document: positionDocument(row), openedAt: row.first_seen }))
    for (const { filter, positions } of await matchFilters(standing, fresh, index))
      for (const place of placesIn(positions)) {
        const found = matched.get(filter.filterId) ?? []
        found.push(fresh[place]?.document.position_no ?? 0)
        matched.set(filter.filterId, found)
      }
    await index.empty()
  }
  return matched
}
