import { dayMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bucketEndMs, bucketOf, lastBucket, percentileMs } from './latency-buckets.ts'

const countsOf = (durations: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const ms of durations) counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1)
  return counts
}

/** By nearest rank, from the durations themselves. */
const exactPercentile = (durations: readonly number[], share: number) =>
  durations.toSorted((a, b) => a - b)[Math.ceil(share * durations.length) - 1] ?? 0

describe('percentileMs', () => {
  test('is never below the exact percentile, and at most a fifth above it', () => {
    const duration = fc.oneof(fc.nat(200), fc.nat(120_000), fc.nat(40 * dayMs))
    fc.assert(
      fc.property(
        fc.array(duration, { minLength: 1, maxLength: 400 }),
        fc.constantFrom(0.5, 0.95, 1),
        (durations, share) => {
          const exact = exactPercentile(durations, share)
          const counted = percentileMs(countsOf(durations), share) ?? Number.NaN
          expect(counted).toBeGreaterThanOrEqual(Math.floor(exact))
          expect(counted).toBeLessThanOrEqual(Math.max(10, exact * 1.2 + 1))
        },
      ),
    )
  })

  test('is null where nothing was counted', () => {
    expect(percentileMs(new Map(), 0.95)).toBeNull()
  })
})

test('bucketOf puts every duration into a bounded number of classes, each within its ends', () => {
  expect([-5, 0, 10, Number.MAX_SAFE_INTEGER].map(bucketOf)).toEqual([0, 0, 0, lastBucket])
  for (let bucket = 1; bucket <= lastBucket; bucket++) {
    const middle = (bucketEndMs(bucket - 1) + bucketEndMs(bucket)) / 2
    expect(bucketOf(middle)).toBe(bucket)
  }
})
