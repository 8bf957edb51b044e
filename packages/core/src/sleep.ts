import { setTimeout } from 'node:timers/promises'

/** Resolves after `ms`, or as soon as `signal` aborts: a loop that is stopped does not wait. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {})
}
