import { hourMs } from '@vedetta/contracts/text/durations'
import type { Log } from '../context.ts'
import type { PassMeter } from './keep-running.ts'
import { sleep } from './sleep.ts'

/** For sweeps: a failed one is retried with the next hour's run. */
export async function runHourly(
  what: string,
  work: (now: Date) => Promise<unknown>,
  log: Log,
  signal: AbortSignal,
  meter?: PassMeter,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work(new Date())
      meter?.succeeded()
    } catch (err) {
      meter?.failed()
      log.error({ err }, `${what} failed, again in an hour`)
    }
    await sleep(hourMs, signal)
  }
}
