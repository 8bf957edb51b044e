import type { LevelState } from '@vedetta/contracts/operations/public-status'
import { levelWindows, serviceLevels } from '@vedetta/contracts/operations/service-levels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { minMeasured } from '@vedetta/contracts/watch/freshness-stages'
import type { Db } from '../../platform/db/client.ts'
import { selectLevelCounts } from './service-levels.queries.ts'

/** The share of each service level that was kept today and over the last days. */
export async function readServiceLevels(db: Db, now: Date): Promise<LevelState[]> {
  const windows = await Promise.all([1, ...levelWindows].map((days) => sharesOver(db, now, days)))
  const [today, ...longer] = windows
  return keysOf(serviceLevels).map((level) => ({
    level,
    today: today?.get(level) ?? null,
    windows: levelWindows.map((days, n) => ({ days, share: longer[n]?.get(level) ?? null })),
  }))
}

/** Without those of which so few were counted that the share would say more about chance than about us. */
async function sharesOver(db: Db, now: Date, days: number): Promise<ReadonlyMap<string, number>> {
  const counts = await selectLevelCounts(db, now, days)
  return new Map(counts.flatMap(({ level, good, total }) => (total < minMeasured ? [] : [[level, good / total]])))
}
