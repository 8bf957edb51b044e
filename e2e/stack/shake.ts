// biome-ignore lint/style/noRestrictedImports: the delay itself is wanted
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

const maxDelayMs = 1_000

/**
 * Delays each request of a browser at random, so that a journey that acts before the page is ready fails here rather than
 * on a busy machine.
 */
export async function shake(context: BrowserContext, seed: number): Promise<void> {
  const random = randomNumbers(seed)
  await context.route('**/*', async (route) => {
    // Most are short, so that few pages take longer than a journey waits.
    await sleep(maxDelayMs * random() ** 2)
    // A page may have been closed meanwhile.
    await route.fallback().catch(() => {})
  })
}

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
