import { bitmapsOf } from '@vedetta/core/inbox/marks/mark-bitmaps'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'

/** Marks the given number of positions at random, one in ten of them as contacted. */
export function randomMarks(count: number, ceiling: number): MarkBitmaps {
  const numbers = { seen: [] as number[], contacted: [] as number[] }
  for (let no = 1; no <= ceiling; no++)
    if (Math.random() < count / ceiling) numbers[no % 10 === 0 ? 'contacted' : 'seen'].push(no)
  return bitmapsOf({ seen: bigEndian(numbers.seen), contacted: bigEndian(numbers.contacted) })
}

function bigEndian(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((no, at) => {
    bytes.writeUInt32BE(no, at * 4)
  })
  return bytes
}
