import { tryWithAdvisoryLock } from '../../platform/db/advisory-lock.queries.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import type { Loop } from '../../platform/loops/loop.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { createFreshIndex, type FreshIndex } from '../../search/engine/fresh-index.ts'
import type { AlertSignals } from './alert-signals.ts'
import { matchNext } from './match-next.ts'
import { createStandingFilters, type StandingContext, type StandingFilters } from './standing-filters.ts'

export const matcherLock = 730_003
/** Positions that come meanwhile are matched together: a batch costs nearly the same for one as for ten. Decision 41 compares three times. */
export const gatherMs = 5_000

type MatcherContext = Pick<ContextWithSearch, 'search'> &
  StandingContext & {
    readonly latencies: Latencies
    readonly alertSignals: Pick<AlertSignals, 'send'>
  }

type MatcherLoop = Pick<Loop, 'signal' | 'repeat' | 'endPass'>

/** Matches events with saved filters. Any number of processes may run it; one works, the others stand by. */
export async function runMatcher(context: MatcherContext, loop: MatcherLoop): Promise<void> {
  const filters = createStandingFilters(context)
  await loop.repeat(() => matchUntilFailure(context, filters, loop))
}

/** Keeps the lock, the filters and the index between batches; after a failure the index is another. */
async function matchUntilFailure(
  context: MatcherContext,
  filters: StandingFilters,
  { signal, endPass }: MatcherLoop,
): Promise<void> {
  let created: Promise<FreshIndex> | undefined
  const index = () => {
    created ??= createFreshIndex(context)
    return created
  }
  await tryWithAdvisoryLock(context.db, matcherLock, async (connection) => {
    while (!signal.aborted) {
      const { isFull, foundAt, ...matched } = await matchNext({ connection, filters, index }, new Date())
      for (const at of foundAt) context.latencies.record('match', Date.now() - at.getTime())
      if (matched.alerts > 0) context.alertSignals.send('written')
      if (matched.positions > 0) context.log.info(matched, 'matched')
      await endPass(isFull)
    }
  })
}
