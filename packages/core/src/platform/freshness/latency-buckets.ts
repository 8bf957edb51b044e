/** The classes of duration: each ends at 2^(1/4), about 19 %, more than the one before. */
const firstEndMs = 10
const classesADoubling = 4
/** Ends at four months: nothing that is measured takes longer. */
export const lastBucket = 30 * classesADoubling

/** The duration at which a class ends, in milliseconds. */
export const bucketEndMs = (bucket: number): number => firstEndMs * 2 ** (bucket / classesADoubling)

export function bucketOf(milliseconds: number): number {
  const bucket = Math.ceil(classesADoubling * Math.log2(Math.max(milliseconds, firstEndMs) / firstEndMs))
  return Math.min(bucket, lastBucket)
}

export type BucketCounts = ReadonlyMap<number, number>

/** The duration that so large a share did not exceed, rounded up to the end of its class; null if nothing was counted. */
export function percentileMs(counts: BucketCounts, share: number): number | null {
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  let rank = Math.ceil(share * total)
  for (const bucket of [...counts.keys()].toSorted((a, b) => a - b)) {
    rank -= counts.get(bucket) ?? 0
    if (rank <= 0) return Math.round(bucketEndMs(bucket))
  }
  return null
}
