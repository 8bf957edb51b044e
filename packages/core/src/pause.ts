import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, or not if the loop is told to stop meanwhile. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}
