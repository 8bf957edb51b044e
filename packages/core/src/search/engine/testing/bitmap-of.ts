import { RoaringBitmap32 } from 'roaring-wasm'

/** Numbers encoded as in a query spec. */
export function bitmapOf(numbers: Iterable<number>): string {
  const bitmap = new RoaringBitmap32(numbers)
  const base64 = Buffer.from(bitmap.serialize('portable')).toString('base64')
  bitmap.dispose()
  return base64
}
