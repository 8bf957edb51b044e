import { keepRunning } from '../../platform/loops/keep-running.ts'
import { drainOutbox, type IndexerContext, startCursor } from './drain-outbox.ts'

const idleMs = 250

/** Keeps the index up to date until aborted. Any number of processes may run it; one works, the others stand by. */
export async function runIndexer(context: IndexerContext, signal: AbortSignal): Promise<void> {
  const cursor = startCursor()
  const work = async () => {
    const documents = await drainOutbox(context, cursor)
    if (documents) context.log.info({ documents }, 'indexed')
    return Boolean(documents)
  }
  await keepRunning(context.log, { idleMs, failed: 'indexing failed', work }, signal)
}
