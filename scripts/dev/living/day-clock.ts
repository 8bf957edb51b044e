import type { Day } from '../../../tools/simweb/src/model.ts'

/** Where the simulated day stands: `share` of it has passed, as of `tickedAt`. */
export type DayClock = { readonly day: Day; readonly share: number; readonly tickedAt: Date }

export type Tick = {
  readonly clock: DayClock
  /** The time since the last tick for which nothing ran: the machine slept, or the living day was stopped. */
  readonly asleepMs: number
  readonly isNewDay: boolean
}

/** Ticks come every few seconds; a longer pause is sleep. */
const maxAwakeMs = 30_000

/** Only time awake passes in the simulated day, and at most one day begins at a tick. */
export function tick({ day, share, tickedAt }: DayClock, now: Date, dayLengthMs: number): Tick {
  const sinceMs = Math.max(0, now.getTime() - tickedAt.getTime())
  const awakeMs = sinceMs > maxAwakeMs ? 0 : sinceMs
  const passed = share + awakeMs / dayLengthMs
  const isNewDay = passed >= 1
  const clock = isNewDay ? { day: day + 1, share: 0, tickedAt: now } : { day, share: passed, tickedAt: now }
  return { clock, asleepMs: sinceMs - awakeMs, isNewDay }
}
