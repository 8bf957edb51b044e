import type { Log } from '../context.ts'
import { keepRunning } from '../loops/keep-running.ts'

type Recorder = { readonly flush: () => Promise<void> }

const flushMs = 10_000

/** Writes what a process measures, until all that it does has ended: what ends last is measured too. */
export async function runRecorder(recorders: readonly Recorder[], log: Log, measured: Promise<unknown>): Promise<void> {
  const flush = async () => {
    for (const recorder of recorders) await recorder.flush()
    return false
  }
  const failed = 'writing measurements failed'
  const ended = new AbortController()
  const writing = keepRunning(log, { idleMs: flushMs, failed, work: flush }, ended.signal)
  try {
    await measured
  } finally {
    ended.abort()
    await writing
    await flush().catch((err: unknown) => log.warn({ err }, failed))
  }
}
