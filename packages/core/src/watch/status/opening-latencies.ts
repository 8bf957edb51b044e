import type { FreshnessStage } from '@vedetta/contracts/watch/freshness-stages'
import type { LatencyCount } from '../../platform/freshness/latency.queries.ts'
import { bucketOf } from '../../platform/freshness/latency-buckets.ts'
import type { OpeningVisit } from './visit-day.queries.ts'

/** How long the positions of a visit were unseen, their visit was due, and it took: once for each position. */
export function openingLatencies({ at, opened, readBefore, wasDue, writtenAt }: OpeningVisit): LatencyCount[] {
  const latency = (stage: FreshnessStage, from: Date, to: Date): LatencyCount => ({
    at,
    stage,
    bucket: bucketOf(to.getTime() - from.getTime()),
    count: opened,
  })
  return [
    // What the first reading of a source finds may have been there for any time.
    ...(readBefore === null ? [] : [latency('unseen', readBefore, writtenAt)]),
    latency('due', wasDue, at),
    latency('visit', at, writtenAt),
  ]
}
