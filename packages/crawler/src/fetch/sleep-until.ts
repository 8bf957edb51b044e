import { setTimeout as sleep } from 'node:timers/promises'

/** Until that moment of `performance.now()`, which may be put off meanwhile. */
export async function sleepUntil(moment: () => number): Promise<void> {
  const left = () => moment() - performance.now()
  // A timer counts from when the loop last looked at the clock, so on a busy one it comes early.
  for (let ms = left(); ms > 0; ms = left()) await sleep(Math.ceil(ms))
}
