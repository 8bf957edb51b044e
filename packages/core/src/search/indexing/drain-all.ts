import { drainOutbox, type IndexerContext, startCursor } from './drain-outbox.ts'

/** Runs passes until no document is outdated. Returns how many were updated. */
export async function drainAll(context: IndexerContext, onProgress?: (documents: number) => void): Promise<number> {
  const cursor = startCursor()
  let total = 0
  for (;;) {
    const documents = await drainOutbox(context, cursor, onProgress)
    if (!documents) return total
    total += documents
  }
}
