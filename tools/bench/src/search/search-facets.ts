import { searchBodies } from '@vedetta/core/search/search-bodies'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { randomMarks } from './random-marks.ts'
import { clients, sendBare, timeAll } from './search-clients.ts'
import type { SearchGround } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 7
const marksEach = 100_000
const people = 16

/** The engine's CPU for searches with the counts of every choice, beside the same without. */
export async function compareFacets({ search, opensearchUrl, ceiling, mix }: SearchGround): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const marks = Array.from({ length: people }, () => randomMarks(marksEach, ceiling))
  const side = (facets: boolean) => (round: number) =>
    timeAll(mix, ({ criteria, page, sort }: MixedSearch, at) => {
      // No two searches have the same ceiling, so that none is answered from memory.
      const mine = marks[(at + round) % people]
      if (!mine) throw new Error('nobody asks')
      const spec = {
        criteria,
        ceiling: ceiling - at - round * mix.length,
        marks: mine,
        excludedCompanies: [],
        hideAgencies: false,
      }
      return sendBare(pool, search, searchBodies(spec, { page, sort, facets }))
    })
  console.log(`facets, ${mix.length} searches a round, ${marksEach} marks a person`)
  try {
    await compareEngineCpu(search, rounds, [
      { name: 'without facets', run: side(false) },
      { name: 'with facets', run: side(true) },
    ])
  } finally {
    await pool.close()
  }
}
