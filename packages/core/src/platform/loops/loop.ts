import { hourMs } from '@vedetta/contracts/text/durations'
import type { Log } from '../context.ts'
import { keepRunning, type PassMeter } from './keep-running.ts'
import { runHourly } from './run-hourly.ts'
import { sleep } from './sleep.ts'

/** How a job is repeated until the signal aborts. */
export type Loop = {
  readonly signal: AbortSignal
  readonly meter: PassMeter
  /** Repeats passes; one that resolves to true is followed by the next at once. */
  readonly repeat: (pass: (now: Date) => Promise<unknown>) => Promise<void>
  /** For work that keeps a lock through many passes: counts one, and waits as `repeat` does. */
  readonly endPass: (hasMore: boolean) => Promise<void>
}

type Pace = { readonly what: string; readonly idleMs: number; readonly meter?: PassMeter }

const noMeter: PassMeter = { succeeded: () => {}, failed: () => {} }

export function createLoop(log: Log, { what, idleMs, meter = noMeter }: Pace, signal: AbortSignal): Loop {
  return {
    signal,
    meter,
    repeat: (pass) => {
      if (idleMs === hourMs) return runHourly(what, pass, log, signal, meter)
      const work = async () => (await pass(new Date())) === true
      return keepRunning(log, { idleMs, failed: `${what} failed`, work, meter }, signal)
    },
    endPass: async (hasMore) => {
      meter.succeeded()
      if (!hasMore) await sleep(idleMs, signal)
    },
  }
}
