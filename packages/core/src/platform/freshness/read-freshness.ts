import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { FreshnessWindow } from '@vedetta/contracts/watch/freshness'
import { freshnessStages, freshnessWindows, minMeasured } from '@vedetta/contracts/watch/freshness-stages'
import type { Db } from '../db/client.ts'
import { selectLatencyCounts } from './latency.queries.ts'
import { percentileMs } from './latency-buckets.ts'

/** How long each stage took over the last days. */
export async function readFreshness(db: Db, now: Date): Promise<FreshnessWindow[]> {
  const windows: FreshnessWindow[] = []
  for (const days of freshnessWindows) {
    const rows = Map.groupBy(await selectLatencyCounts(db, now, days), ({ stage }) => stage)
    const stages = keysOf(freshnessStages).map((stage) => {
      const counts = new Map((rows.get(stage) ?? []).map(({ bucket, count }) => [bucket, count]))
      const measured = counts.values().reduce((sum, count) => sum + count, 0)
      const percentile = (share: number) => (measured < minMeasured ? null : percentileMs(counts, share))
      return { stage, measured, p50Ms: percentile(0.5), p95Ms: percentile(0.95) }
    })
    windows.push({ days, stages })
  }
  return windows
}
