import type { Deps } from '../deps.ts'
import { pause } from '../pause.ts'
import { sweepStubs } from './sweep-stubs.ts'

const hourMs = 3_600_000

export async function runStubSweeper(
  { search, log }: Pick<Deps, 'search' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sweepStubs(search, new Date()).catch((err: unknown) => log.error({ err }, 'sweeping stubs failed'))
    await pause(hourMs, signal)
  }
}
