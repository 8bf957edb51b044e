import {
  createStandingFilters,
  type StandingContext,
  type StandingFilters,
} from '../../notify/alerts/standing-filters.ts'
import { tryWithAdvisoryLock } from '../../platform/db/advisory-lock.queries.ts'
import type { Loop } from '../../platform/loops/loop.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { createFreshIndex, type FreshIndex } from '../../search/engine/fresh-index.ts'
import { filtersOfWebhooks } from './queue-messages.queries.ts'
import { queueMessages } from './queue-messages.ts'

export const followerLock = 730_004

type FollowerContext = Pick<ContextWithSearch, 'search'> & StandingContext
type FollowerLoop = Pick<Loop, 'signal' | 'repeat' | 'endPass'>

/** Queues the messages of webhooks about events. Any number of processes may run it; one works, the others stand by. */
export async function runWebhookFollower(context: FollowerContext, loop: FollowerLoop): Promise<void> {
  const filters = createStandingFilters(context, filtersOfWebhooks)
  await loop.repeat(() => queueUntilFailure(context, filters, loop))
}

/** Keeps the lock, the filters and the index between batches; after a failure the index is another. */
async function queueUntilFailure(
  context: FollowerContext,
  filters: StandingFilters,
  { signal, endPass }: FollowerLoop,
): Promise<void> {
  let created: Promise<FreshIndex> | undefined
  const index = () => {
    created ??= createFreshIndex(context, 'webhook-positions')
    return created
  }
  await tryWithAdvisoryLock(context.db, followerLock, async (connection) => {
    while (!signal.aborted) {
      const { isFull, messages } = await queueMessages({ connection, filters, index }, new Date())
      if (messages > 0) context.log.info({ messages }, 'queued messages of webhooks')
      await endPass(isFull)
    }
  })
}
