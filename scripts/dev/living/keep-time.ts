import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs } from '../../../packages/contracts/src/text/durations.ts'
import type { Log } from '../../../packages/core/src/platform/context.ts'
import { dateOf } from '../../../tools/simweb/src/days.ts'
import type { Day } from '../../../tools/simweb/src/model.ts'
import { type DayClock, type Tick, tick } from './day-clock.ts'
import {
  allowVisitsAtOnce,
  bringForward,
  createClockTable,
  type Pool,
  postpone,
  selectClock,
  writeClock,
} from './schedule.queries.ts'

const tickMs = 5_000
/** Of an address; each host is still visited by one visit at a time. */
const visitsAtOnce = 20

/** The clock where it stood, or at the start of today. */
export async function openClock(pool: Pool, now: Date): Promise<{ clock: DayClock; isFirst: boolean }> {
  await createClockTable(pool)
  const known = await selectClock(pool)
  if (known !== null) return { clock: known, isFirst: false }
  await allowVisitsAtOnce(pool, '127.0.0.0/8', visitsAtOnce)
  const day = Math.floor((now.getTime() - dateOf(0).getTime()) / dayMs)
  return { clock: { day, share: 0, tickedAt: now }, isFirst: true }
}

type TimeKeeping = { readonly clock: DayClock; readonly dayLengthMs: number; readonly beginDay: (day: Day) => void }

/** Lets the simulated days pass: the schedule's due times move in the transaction that notes the clock. */
export async function keepTime(
  pool: Pool,
  { clock, dayLengthMs, beginDay }: TimeKeeping,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  let current = clock
  while (!signal.aborted) {
    try {
      const next = tick(current, new Date(), dayLengthMs)
      await write(pool, next, dayLengthMs)
      current = next.clock
      if (next.isNewDay) beginDay(current.day)
    } catch (err) {
      log.error({ err }, 'the simulated day stands still')
    }
    await sleep(tickMs, undefined, { signal }).catch(() => undefined)
  }
}

async function write(pool: Pool, { clock, asleepMs, isNewDay }: Tick, dayLengthMs: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    if (asleepMs > 0) await postpone(client, asleepMs)
    if (isNewDay) await bringForward(client, clock.tickedAt, dayLengthMs)
    await writeClock(client, clock)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
