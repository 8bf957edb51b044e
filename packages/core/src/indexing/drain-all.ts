import { drainOutbox, type IndexerContext, startCursor } from './drain-outbox.ts'

/** Passes until the index is behind on nothing. Answers how many documents it brought up to date. */
export async function drainAll(context: IndexerContext, onProgress?: (documents: number) => void): Promise<number> {
  const cursor = startCursor()
  let total = 0
  for (;;) {
    const documents = await drainOutbox(context, cursor, onProgress)
    if (!documents) return total
    total += documents
  }
}
