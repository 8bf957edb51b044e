import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { type MarkBitmaps, noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { randomDiscards } from './random-marks.ts'
import { clients, sendPage, timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'

const rounds = 7
const people = 8
const sizes = [5_000, 100_000]

/** Compares searches by people who have discarded many positions with the same searches by people who have discarded none. */
export async function compareDiscarded({ search, opensearchUrl, ceiling, mix }: SearchFixture): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const searches = mix.map(({ criteria, page, sort }, at) => ({ page, sort, criteria: withoutStatuses(criteria, at) }))
  const side = (marksOf: (person: number) => MarkBitmaps) => (round: number) =>
    timeAll(searches, ({ criteria, page, sort }, at) => {
      const hidden = { related: [], excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false }
      const marks = marksOf((at + round) % people)
      const spec = { criteria, ceiling: ceiling - at - round * searches.length, marks, ...hidden }
      return sendPage(pool, search, spec, { page, sort })
    })
  const discarding = sizes.map((size) => {
    const marks = Array.from({ length: people }, () => randomDiscards(size, ceiling))
    return { name: `${size} discarded`, run: side((person) => marks[person] ?? noMarks) }
  })
  console.log(`discarded, ${searches.length} searches a round, ${people} people`)
  try {
    await compareEngineCpu(search, rounds, [{ name: 'none discarded', run: side(() => noMarks) }, ...discarding])
  } finally {
    await pool.close()
  }
}

/** Drops the statuses; one search in ten has no criteria at all. */
function withoutStatuses({ statuses: _, ...criteria }: PositionCriteria, at: number): PositionCriteria {
  return at % 10 === 0 ? positionCriteria.parse({}) : criteria
}
