import { LRUCache } from 'lru-cache'
import type { MarkBitmaps } from '../search/position-query-spec.ts'

export type KnownMarks = { readonly version: number; readonly bitmaps: MarkBitmaps; readonly readAt: number }

/** What an entry costs beside its bitmaps. */
const overheadBytes = 300

/** The marks of the users who were read most recently, as many as fit into so many bytes. */
export function createMarkCache(maxBytes: number): LRUCache<string, KnownMarks> {
  return new LRUCache<string, KnownMarks>({
    maxSize: maxBytes,
    sizeCalculation: ({ bitmaps: { seen, contacted } }) =>
      (seen?.length ?? 0) + (contacted?.length ?? 0) + overheadBytes,
  })
}
