import type { FreshnessStage } from '@vedetta/contracts/watch/freshness-stages'
import type { Db } from '../db/client.ts'
import { addLatencyCounts, deleteLatenciesBefore } from './latency.queries.ts'
import { bucketOf } from './latency-buckets.ts'

/** Measures stages of the way from a site to a person. */
export type Latencies = {
  readonly record: (stage: FreshnessStage, milliseconds: number) => void
}

export type LatencyRecorder = Latencies & {
  /** Adds what was recorded since the last time to the database; what can't be written stays for the next time. */
  readonly flush: () => Promise<void>
}

/** Longer than the longest window, so that a year can be looked back upon. */
const keptDays = 400

/** Counts in memory, in a bounded number of classes: a process that dies loses the counts of some seconds, and no fact. */
export function createLatencyRecorder(db: Db, clock: () => Date): LatencyRecorder {
  let counts = new Map<string, { stage: FreshnessStage; bucket: number; count: number }>()
  const add = (stage: FreshnessStage, bucket: number, more: number) => {
    const key = `${stage} ${bucket}`
    counts.set(key, { stage, bucket, count: (counts.get(key)?.count ?? 0) + more })
  }
  return {
    record: (stage, milliseconds) => add(stage, bucketOf(milliseconds), 1),
    async flush() {
      const at = clock()
      const written = [...counts.values()]
      counts = new Map()
      try {
        await addLatencyCounts(
          db,
          written.map((one) => ({ at, ...one })),
        )
      } catch (error) {
        for (const { stage, bucket, count } of written) add(stage, bucket, count)
        throw error
      }
    },
  }
}

export function sweepLatencies(db: Db, now: Date): Promise<void> {
  return deleteLatenciesBefore(db, now, keptDays)
}
