import type { EventLevel } from '@vedetta/contracts/operations/service-levels'
import type { Db } from '../../platform/db/client.ts'
import { addLevelCounts } from './service-levels.queries.ts'

/** Notes how each event of a service level went. */
export type LevelMeter = (level: EventLevel, isGood: boolean, times?: number) => void

export type LevelRecorder = {
  readonly record: LevelMeter
  /** Adds what was recorded since the last time to the database; what can't be written stays for the next time. */
  readonly flush: () => Promise<void>
}

type Counts = { good: number; total: number }

/** Counts in memory: a process that dies loses the counts of some seconds. */
export function createLevelRecorder(db: Db, clock: () => Date): LevelRecorder {
  let counts = new Map<EventLevel, Counts>()
  const add = (level: EventLevel, { good, total }: Counts) => {
    const before = counts.get(level) ?? { good: 0, total: 0 }
    counts.set(level, { good: before.good + good, total: before.total + total })
  }
  return {
    record: (level, isGood, times = 1) => add(level, { good: isGood ? times : 0, total: times }),
    async flush() {
      const written = counts
      counts = new Map()
      try {
        await addLevelCounts(
          db,
          [...written].map(([level, of]) => ({ level, ...of })),
          clock(),
        )
      } catch (error) {
        for (const [level, of] of written) add(level, of)
        throw error
      }
    },
  }
}
