import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import { findPositions } from '@vedetta/core/search/engine/find-positions'
import { noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { tradeFamilies } from '@vedetta/core/testing/trade-families'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { percentile } from '../harness/percentile.ts'
import type { SearchFixture } from './search-fixture.ts'

const rounds = 3
const searches = 40

type Kind = { readonly aiSearch: boolean; readonly took: number[]; positions: number }

/** Compares the time of AI searches with that of the same searches by their words alone. */
export async function compareAiSearch({ search, ceiling, mix }: SearchFixture): Promise<void> {
  let turn = 0
  const find = (criteria: PositionCriteria, facets: boolean) => {
    // No two have the same ceiling, so that none is served from the engine's request cache.
    const spec = {
      ...settleCriteria(tradeFamilies, criteria),
      ceiling: ceiling - turn++,
      marks: noMarks,
      ...nothingHidden,
    }
    return findPositions(search, spec, { page: 1, sort: 'date', facets })
  }
  const mixed = mix
    .map(({ criteria: { statuses: _, ...criteria } }) => criteria)
    .filter((criteria) => settleCriteria(tradeFamilies, { ...criteria, aiSearch: true }).related.length > 0)
    .slice(0, searches)
  const roles = mixed.map(({ position: { name } }) => positionCriteria.parse({ position: { name } }))
  for (const facets of [false, true]) {
    await compare(`a role with other fields${facets ? ', with facets' : ''}`, mixed, (asked) => find(asked, facets))
    await compare(`a role alone${facets ? ', with facets' : ''}`, roles, (asked) => find(asked, facets))
  }
}

/** In turns, so that other load on the machine affects both alike. */
async function compare(
  title: string,
  asked: readonly PositionCriteria[],
  find: (criteria: PositionCriteria) => Promise<{ total: number }>,
): Promise<void> {
  const kinds: Kind[] = [false, true].map((aiSearch) => ({ aiSearch, took: [], positions: 0 }))
  for (let round = 0; round <= rounds; round++)
    for (const criteria of asked)
      for (const kind of kinds) {
        const from = performance.now()
        const { total } = await find({ ...criteria, aiSearch: kind.aiSearch })
        if (round === 0) kind.positions += total
        else kind.took.push(performance.now() - from)
      }
  console.log(`${title}, ${rounds} × ${asked.length} searches of each kind in turns`)
  const plain = percentile(kinds[0]?.took ?? [], 0.95)
  for (const { aiSearch, took, positions } of kinds) {
    const [half, most] = [percentile(took, 0.5), percentile(took, 0.95)]
    console.log(
      `  ${aiSearch ? 'by meaning' : 'by words'}: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms, ratio ${(most / plain).toFixed(2)}; ${positions} positions`,
    )
  }
}
