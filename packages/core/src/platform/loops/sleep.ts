import { setTimeout } from 'node:timers/promises'

/** Resolves after `ms`, or as soon as `signal` aborts, so that a stopped loop ends at once. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {})
}
