import type { Deps } from '../deps.ts'
import { pause } from '../pause.ts'
import { drainOutbox, startCursor } from './drain-outbox.ts'

const idleMs = 250
const longestBackOffMs = 10_000

/** Keeps the index up with the tables until told to stop. Any number may run; one works, the others stand by. */
export async function runIndexer(deps: Deps, signal: AbortSignal): Promise<void> {
  const cursor = startCursor()
  let failures = 0
  while (!signal.aborted) {
    try {
      const documents = await drainOutbox(deps, cursor)
      failures = 0
      if (documents) deps.log.info({ documents }, 'indexed')
      else await pause(idleMs, signal)
    } catch (error) {
      failures++
      deps.log.error({ err: error, failures }, 'indexing failed, trying again')
      await pause(Math.min(idleMs * 2 ** failures, longestBackOffMs), signal)
    }
  }
}
