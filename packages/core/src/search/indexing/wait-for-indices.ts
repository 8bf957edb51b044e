import type { Log } from '../../platform/context.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import type { Search } from '../engine/client.ts'
import { ensureIndices } from '../engine/indices.ts'

/**
 * Resolves once the indices exist, or the signal aborts. Writers of documents wait for it: a write to a missing alias would
 * create an index of that name, without our mapping.
 */
export async function waitForIndices(
  { search, log }: { search: Search; log: Log },
  signal: AbortSignal,
): Promise<void> {
  const done = new AbortController()
  const work = async () => {
    await ensureIndices(search)
    done.abort()
    return false
  }
  const untilDone = AbortSignal.any([signal, done.signal])
  await keepRunning(log, { idleMs: 500, failed: 'OpenSearch does not answer', work }, untilDone)
}
