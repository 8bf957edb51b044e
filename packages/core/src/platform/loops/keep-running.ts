import type { Log } from '../context.ts'
import { sleep } from './sleep.ts'

const maxBackOffMs = 10_000

/** Counts the passes of a loop by their outcome. */
export type PassMeter = { readonly succeeded: () => void; readonly failed: () => void }

type Work = {
  readonly idleMs: number
  /** The log message after `work` failed. */
  readonly failed: string
  /** Resolves to whether more work may be waiting. */
  readonly work: () => Promise<boolean>
  readonly meter?: PassMeter
}

/** Repeats `work` until the signal aborts: sleeps when there is nothing to do, longer after each failure in a row. */
export async function keepRunning(log: Log, { idleMs, failed, work, meter }: Work, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const hasMore = await work()
      failures = 0
      meter?.succeeded()
      if (!hasMore) await sleep(idleMs, signal)
    } catch (err) {
      failures++
      meter?.failed()
      log.error({ err, failures }, `${failed}, trying again`)
      await sleep(Math.min(idleMs * 2 ** failures, maxBackOffMs), signal)
    }
  }
}
