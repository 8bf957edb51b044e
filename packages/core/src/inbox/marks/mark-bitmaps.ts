import { RoaringBitmap32 } from 'roaring-wasm'
import { type MarkBitmaps, noMarks } from '../../search/engine/position-query-spec.ts'
import { type Mark, markNames } from './mark.ts'
import type { MarkChange } from './marks.queries.ts'

/** Builds bitmaps from big-endian position numbers. */
export function bitmapsOf(numbers: Readonly<Record<Mark, Buffer | null>>): MarkBitmaps {
  return edit(noMarks, (bitmaps) => {
    for (const name of markNames) bitmaps[name].addMany(numbersIn(numbers[name]))
  })
}

/** Applies later changes. */
export function withChanges(bitmaps: MarkBitmaps, changes: readonly MarkChange[]): MarkBitmaps {
  return applyMarks(
    bitmaps,
    changes.map(({ positionNo, became }) => ({ positionNo, mark: became })),
  )
}

/** Reverts changes, which are given in the order they were made. */
export function withoutChanges(bitmaps: MarkBitmaps, changes: readonly MarkChange[]): MarkBitmaps {
  return applyMarks(bitmaps, changes.map(({ positionNo, was }) => ({ positionNo, mark: was })).reverse())
}

function applyMarks(
  bitmaps: MarkBitmaps,
  marked: readonly { readonly positionNo: number; readonly mark: Mark | null }[],
): MarkBitmaps {
  if (marked.length === 0) return bitmaps
  return edit(bitmaps, (edited) => {
    for (const { positionNo, mark } of marked) {
      for (const name of markNames) {
        if (name === mark) edited[name].add(positionNo)
        else edited[name].delete(positionNo)
      }
    }
  })
}

/** Bitmaps live outside JavaScript's heap, so they exist only during an edit, and are disposed of after it. */
function edit(bitmaps: MarkBitmaps, change: (edited: Record<Mark, RoaringBitmap32>) => void): MarkBitmaps {
  const edited = { seen: read(bitmaps.seen), contacted: read(bitmaps.contacted) }
  try {
    change(edited)
    return { seen: write(edited.seen), contacted: write(edited.contacted) }
  } finally {
    for (const name of markNames) edited[name].dispose()
  }
}

function read(base64: string | null): RoaringBitmap32 {
  return base64 === null
    ? new RoaringBitmap32()
    : RoaringBitmap32.deserialize('portable', Buffer.from(base64, 'base64'))
}

function write(bitmap: RoaringBitmap32): string | null {
  if (bitmap.isEmpty) return null
  bitmap.optimize()
  const { buffer, byteOffset, byteLength } = bitmap.serialize('portable')
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

/** Sorted, since a bitmap adds sorted numbers in half the time, including the sorting. */
function numbersIn(bigEndian: Buffer | null): Uint32Array {
  const { buffer } = new Uint8Array(bigEndian ?? [])
  Buffer.from(buffer).swap32()
  return new Uint32Array(buffer).sort()
}
