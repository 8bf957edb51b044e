import { setTimeout as sleep } from 'node:timers/promises'

/** Sleeps until a moment of `performance.now()`, which may be postponed meanwhile. */
export async function sleepUntil(moment: () => number): Promise<void> {
  const left = () => moment() - performance.now()
  // A timer counts from the loop's last clock update, so it fires early on a busy loop.
  for (let ms = left(); ms > 0; ms = left()) await sleep(Math.ceil(ms))
}
