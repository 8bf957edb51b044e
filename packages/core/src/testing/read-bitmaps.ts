import { RoaringBitmap32 } from 'roaring-wasm'
import type { MarkBitmaps } from '../search/engine/position-query-spec.ts'

/** The numbers in bitmaps, ascending. */
export function readBitmaps({ seen, contacted, discarded }: MarkBitmaps): Record<keyof MarkBitmaps, number[]> {
  return { seen: numbersOf(seen), contacted: numbersOf(contacted), discarded: numbersOf(discarded) }
}

function numbersOf(base64: string | null): number[] {
  if (base64 === null) return []
  const bitmap = RoaringBitmap32.deserialize('portable', Buffer.from(base64, 'base64'))
  const numbers = bitmap.toArray()
  bitmap.dispose()
  return numbers
}
