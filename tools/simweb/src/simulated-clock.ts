/** A clock that shows this time now and goes on so many times as fast as ours; at 0 it stands still. */
export function startClock(ms: number, rate: number): () => number {
  const from = performance.now()
  return () => ms + (performance.now() - from) * rate
}
