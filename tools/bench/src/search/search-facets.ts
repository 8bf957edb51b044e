import { type CountedField, countedFields } from '@vedetta/contracts/search/facets'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { randomMarks } from './random-marks.ts'
import { clients, sendFacets, sendPage, timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import { fieldsOnScreen, type MixedSearch } from './search-mix.ts'

const rounds = 7
const marksPerUser = 100_000
const users = 16

/** Compares the engine's CPU for searches whose rows are followed by counts with the same searches alone. */
export async function compareFacets({ search, opensearchUrl, ceiling, mix }: SearchFixture): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const marks = Array.from({ length: users }, () => randomMarks(marksPerUser, ceiling))
  const side = (fieldsOf: (criteria: PositionCriteria) => readonly CountedField[]) => (round: number) =>
    timeAll(mix, async ({ criteria, page, sort }: MixedSearch, at) => {
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
      await sendPage(pool, search, spec, { page, sort })
      const fields = fieldsOf(criteria)
      if (fields.length > 0) await sendFacets(pool, search, spec, fields)
    })
  console.log(`facets, ${mix.length} searches per round, ${marksPerUser} marks per user`)
  try {
    await compareEngineCpu(search, rounds, [
      { name: 'rows alone', run: side(() => []) },
      { name: 'rows, then the counts of a screen', run: side(fieldsOnScreen) },
      { name: 'rows, then the statuses alone', run: side(() => ['statuses']) },
      { name: 'rows, then all counts', run: side(() => countedFields) },
    ])
  } finally {
    await pool.close()
  }
}
