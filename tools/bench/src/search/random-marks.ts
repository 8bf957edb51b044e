import { bitmapsOf } from '@vedetta/core/inbox/marks/mark-bitmaps'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'

/** Discards the given number of positions at random. */
export function randomDiscards(count: number, ceiling: number): MarkBitmaps {
  return bitmapsOf({ seen: null, contacted: null, discarded: bigEndian(randomNumbers(count, ceiling)) })
}

/** Marks the given number of positions at random, one in ten of them as contacted. */
export function randomMarks(count: number, ceiling: number): MarkBitmaps {
  const { contacted = [], seen = [] } = Object.groupBy(randomNumbers(count, ceiling), (no) =>
    no % 10 === 0 ? 'contacted' : 'seen',
  )
  return bitmapsOf({ seen: bigEndian(seen), contacted: bigEndian(contacted), discarded: null })
}

function randomNumbers(count: number, ceiling: number): number[] {
  return Array.from({ length: ceiling }, (_, at) => at + 1).filter(() => Math.random() < count / ceiling)
}

function bigEndian(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((no, at) => {
    bytes.writeUInt32BE(no, at * 4)
  })
  return bytes
}
