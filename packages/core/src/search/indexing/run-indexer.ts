import type { Loop } from '../../platform/loops/loop.ts'
import { drainOutbox, type IndexerContext, startCursor } from './drain-outbox.ts'

/** Keeps the index up to date. Any number of processes may run it; one works, the others stand by. */
export async function runIndexer(context: IndexerContext, { repeat }: Pick<Loop, 'repeat'>): Promise<void> {
  const cursor = startCursor()
  await repeat(async () => {
    const documents = await drainOutbox(context, cursor)
    if (documents) context.log.info({ documents }, 'indexed')
    return Boolean(documents)
  })
}
