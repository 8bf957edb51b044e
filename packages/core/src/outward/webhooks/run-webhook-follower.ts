import {
  createStandingFilters,
  type StandingContext,
  type StandingFilters,
} from '../../notify/alerts/standing-filters.ts'
import { tryWithAdvisoryLock } from '../../platform/db/advisory-lock.queries.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { createFreshIndex, type FreshIndex } from '../../search/engine/fresh-index.ts'
import { filtersOfWebhooks } from './queue-messages.queries.ts'
import { queueMessages } from './queue-messages.ts'

const followerLock = 730_004
const idleMs = 1_000
/** Positions that come meanwhile are matched together. */
const gatherMs = 2_000

type FollowerContext = Pick<ContextWithSearch, 'search'> & StandingContext

/** Queues what webhooks are to tell of events, until aborted. Any number of processes may run it; one works, the others stand by. */
export async function runWebhookFollower(context: FollowerContext, signal: AbortSignal): Promise<void> {
  const filters = createStandingFilters(context, filtersOfWebhooks)
  const work = () => queueUntilFailure(context, filters, signal)
  await keepRunning(context.log, { idleMs, failed: 'queueing messages of webhooks failed', work }, signal)
}

/** Keeps the lock, the filters and the index between batches; after a failure the index is another. */
async function queueUntilFailure(
  context: FollowerContext,
  filters: StandingFilters,
  signal: AbortSignal,
): Promise<boolean> {
  let created: Promise<FreshIndex> | undefined
  const index = () => {
    created ??= createFreshIndex(context, 'webhook-positions')
    return created
  }
  await tryWithAdvisoryLock(context.db, followerLock, async (connection) => {
    while (!signal.aborted) {
      const { isFull, messages } = await queueMessages({ connection, filters, index }, new Date())
      if (messages > 0) context.log.info({ messages }, 'queued messages of webhooks')
      if (!isFull) await sleep(gatherMs, signal)
    }
  })
  return false
}
