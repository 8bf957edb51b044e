import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { createSearch } from '@vedetta/core/search/engine/client'
import { countEach, findPositions } from '@vedetta/core/search/engine/find-positions'
import { noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { percentile } from '../harness/percentile.ts'
import type { Scratch } from '../harness/scratch.ts'
import { mixedSearches } from '../search/search-mix.ts'

/** `late`: answered, but after the time that the product waits. */
export type SearchFigures = { searches: number; failed: string[]; late: number; p50: number; p95: number }

type Searching = {
  /** The figures since the last call. */
  readonly figures: () => SearchFigures
  readonly stop: () => Promise<void>
}

const ceiling = 2 ** 31 - 1
const hidden = { marks: noMarks, ...nothingHidden }
const countEvery = 10
/** As long as the product waits for the engine; a busy machine may take longer, which is no failure of the rebuild. */
const answerMs = 5_000
const patientMs = 120_000

type Target = Pick<Scratch, 'opensearchUrl' | 'indexPrefix'>

/**
 * Searches one after the other until stopped, as recruiters do. Every tenth counts all positions: fewer than `least` is a
 * failure too, since a search that is answered by a half-filled index raises no error.
 */
export function keepSearching(
  { opensearchUrl, indexPrefix }: Target,
  { searchers, least }: { searchers: number; least: number },
): Searching {
  const search = createSearch(opensearchUrl, indexPrefix, { answerMs: patientMs })
  const mix = mixedSearches(1_000, new Date())
  let running = true
  let turn = 0
  let times: number[] = []
  let failed: string[] = []
  const searchOnce = async () => {
    const one = mix[turn++ % mix.length]
    if (!one) return
    if (turn % countEvery === 0) {
      const everything = { criteria: positionCriteria.parse({}), related: [], ceiling, ...hidden }
      const [all = 0] = await countEach(search, [everything])
      if (all < least) throw new Error(`only ${all} positions found`)
    } else {
      const { criteria, ...paging } = one
      await findPositions(search, { criteria, related: [], ceiling: ceiling - turn, ...hidden }, paging)
    }
  }
  const searchOn = async () => {
    while (running) {
      const startedAt = performance.now()
      await searchOnce().catch((error: Error) => failed.push(`${error}`))
      times.push(performance.now() - startedAt)
    }
  }
  const all = Promise.all(Array.from({ length: searchers }, searchOn))
  return {
    figures: () => {
      const figures = {
        searches: times.length,
        failed,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        late: times.filter((ms) => ms > answerMs).length,
      }
      times = []
      failed = []
      return figures
    },
    stop: async () => {
      running = false
      await all
      await search.client.close()
    },
  }
}
