import { searchBodies } from '@vedetta/core/search/engine/search-bodies'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { randomMarks } from './random-marks.ts'
import { clients, sendBare, timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 7
const marksPerUser = 100_000
const users = 16

/** Compares the engine's CPU for searches with facet counts with the same searches without. */
export async function compareFacets({ search, opensearchUrl, ceiling, mix }: SearchFixture): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const marks = Array.from({ length: users }, () => randomMarks(marksPerUser, ceiling))
  const side = (facets: boolean) => (round: number) =>
    timeAll(mix, ({ criteria, page, sort }: MixedSearch, at) => {
      // No two searches have the same ceiling, so that none is served from the engine's request cache.
      const userMarks = marks[(at + round) % users]
      if (!userMarks) throw new Error('no marks for this search')
      const spec = {
        criteria,
        ceiling: ceiling - at - round * mix.length,
        marks: userMarks,
        related: [],
        ...nothingHidden,
      }
      return sendBare(pool, search, searchBodies(spec, { page, sort, facets }))
    })
  console.log(`facets, ${mix.length} searches per round, ${marksPerUser} marks per user`)
  try {
    await compareEngineCpu(search, rounds, [
      { name: 'without facets', run: side(false) },
      { name: 'with facets', run: side(true) },
    ])
  } finally {
    await pool.close()
  }
}
