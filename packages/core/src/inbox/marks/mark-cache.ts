import { LRUCache } from 'lru-cache'
import type { MarkBitmaps } from '../../search/engine/position-query-spec.ts'

export type KnownMarks = { readonly version: number; readonly bitmaps: MarkBitmaps; readonly readAt: number }

/** The size of an entry without its bitmaps. */
const overheadBytes = 300

/** Caches the marks of the most recently read users, up to `maxBytes`. */
export function createMarkCache(maxBytes: number): LRUCache<string, KnownMarks> {
  return new LRUCache<string, KnownMarks>({
    maxSize: maxBytes,
    sizeCalculation: ({ bitmaps: { seen, contacted, discarded } }) =>
      (seen?.length ?? 0) + (contacted?.length ?? 0) + (discarded?.length ?? 0) + overheadBytes,
  })
}
