import type { Deps } from '../deps.ts'
import { drainOutbox, startCursor } from './drain-outbox.ts'

/** Passes until the index is behind on nothing. Answers how many documents it brought up to date. */
export async function drainAll(deps: Deps, onProgress?: (documents: number) => void): Promise<number> {
  const cursor = startCursor()
  let total = 0
  for (;;) {
    const documents = await drainOutbox(deps, cursor, onProgress)
    if (!documents) return total
    total += documents
  }
}
