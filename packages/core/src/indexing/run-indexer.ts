import type { Deps } from '../deps.ts'
import { keepRunning } from '../keep-running.ts'
import { drainOutbox, startCursor } from './drain-outbox.ts'

const idleMs = 250

/** Keeps the index up with the tables until told to stop. Any number may run; one works, the others stand by. */
export async function runIndexer(deps: Deps, signal: AbortSignal): Promise<void> {
  const cursor = startCursor()
  const work = async () => {
    const documents = await drainOutbox(deps, cursor)
    if (documents) deps.log.info({ documents }, 'indexed')
    return Boolean(documents)
  }
  await keepRunning(deps.log, { idleMs, failed: 'indexing failed', work }, signal)
}
