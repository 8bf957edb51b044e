import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import { findFacets } from '@vedetta/core/search/engine/find-facets'
import { findPositions } from '@vedetta/core/search/engine/find-positions'
import { noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { tradeFamilies } from '@vedetta/core/testing/trade-families'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import { fieldsOnScreen } from './search-mix.ts'

const rounds = 5
const searches = 40

/** Compares the engine's CPU and the time of AI searches with those of the same searches by their words alone. */
export async function compareAiSearch({ search, ceiling, mix }: SearchFixture): Promise<void> {
  let turn = 0
  const find = async (criteria: PositionCriteria, counts: boolean) => {
    // No two have the same ceiling, so that none is served from the engine's request cache.
    const spec = {
      ...settleCriteria(tradeFamilies, criteria),
      ceiling: ceiling - turn++,
      marks: noMarks,
      ...nothingHidden,
    }
    await findPositions(search, spec, { page: 1, sort: 'date' })
    if (counts) await findFacets(search, spec, fieldsOnScreen(criteria))
  }
  const mixed = mix
    .map(({ criteria: { statuses: _, ...criteria } }) => criteria)
    .filter((criteria) => settleCriteria(tradeFamilies, { ...criteria, aiSearch: true }).related.length > 0)
    .slice(0, searches)
  const roles = mixed.map(({ position: { name } }) => positionCriteria.parse({ position: { name } }))
  for (const counts of [false, true]) {
    for (const [title, asked] of [
      ['a role with other fields', mixed],
      ['a role alone', roles],
    ] as const) {
      const side = (aiSearch: boolean) => () => timeAll(asked, (criteria) => find({ ...criteria, aiSearch }, counts), 1)
      console.log(
        `${title}${counts ? ', then the counts of a screen' : ''}, ${rounds} × ${asked.length} searches of each kind in turns`,
      )
      await compareEngineCpu(search, rounds, [
        { name: '  by words', run: side(false) },
        { name: '  by meaning', run: side(true) },
      ])
    }
  }
}
