import { RoaringBitmap32 } from 'roaring-wasm'
import { type MarkBitmaps, noMarks } from '../../search/engine/position-query-spec.ts'
import { type Mark, markNames } from './mark.ts'
import type { MarkChange } from './marks.queries.ts'

const bitmapNames = [...markNames, 'discarded'] as const

type BitmapName = (typeof bitmapNames)[number]

/** Builds bitmaps from big-endian position numbers. */
export function bitmapsOf(numbers: Readonly<Record<BitmapName, Buffer | null>>): MarkBitmaps {
  return edit(noMarks, (bitmaps) => {
    for (const name of bitmapNames) bitmaps[name].addMany(numbersIn(numbers[name]))
  })
}

/** Applies later changes. */
export function withChanges(bitmaps: MarkBitmaps, changes: readonly MarkChange[]): MarkBitmaps {
  const after = ({ positionNo, became, discarded }: MarkChange): State => ({ positionNo, mark: became, discarded })
  return applyStates(bitmaps, changes.map(after))
}

/** Reverts changes, which are given in the order they were made. */
export function withoutChanges(bitmaps: MarkBitmaps, changes: readonly MarkChange[]): MarkBitmaps {
  const before = ({ positionNo, was, discarded }: MarkChange): State => ({
    positionNo,
    mark: was,
    discarded: discarded === null ? null : !discarded,
  })
  return applyStates(bitmaps, changes.map(before).reverse())
}

/** A position after a change of its mark, or, where `discarded` is not null, of whether it is discarded. */
type State = { readonly positionNo: number; readonly mark: Mark | null; readonly discarded: boolean | null }

function applyStates(bitmaps: MarkBitmaps, states: readonly State[]): MarkBitmaps {
  if (states.length === 0) return bitmaps
  return edit(bitmaps, (edited) => {
    for (const { positionNo, mark, discarded } of states) {
      const [changed, holding] =
        discarded === null ? [markNames, mark] : [['discarded'] as const, discarded ? 'discarded' : null]
      for (const name of changed) {
        if (name === holding) edited[name].add(positionNo)
        else edited[name].delete(positionNo)
      }
    }
  })
}

/** Bitmaps live outside JavaScript's heap, so they exist only during an edit, and are disposed of after it. */
function edit(bitmaps: MarkBitmaps, change: (edited: Record<BitmapName, RoaringBitmap32>) => void): MarkBitmaps {
  const edited = { seen: read(bitmaps.seen), contacted: read(bitmaps.contacted), discarded: read(bitmaps.discarded) }
  try {
    change(edited)
    return { seen: write(edited.seen), contacted: write(edited.contacted), discarded: write(edited.discarded) }
  } finally {
    for (const name of bitmapNames) edited[name].dispose()
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
