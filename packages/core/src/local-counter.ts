/** Only an attack has more keys than these; Redis still counts the evicted ones. */
const defaultMaxKeys = 100_000

/** Counts a key's requests, or their points, in a window that starts with the first, and returns the milliseconds until the next is allowed, 0 for at once. */
export function createLocalCounter(
  times: number,
  seconds: number,
  maxKeys = defaultMaxKeys,
): (key: string, points?: number) => number {
  // All windows are equally long, so insertion order is also the order in which they end.
  const windows = new Map<string, { count: number; endsAt: number }>()

  return (key, points = 1) => {
    const now = Date.now()
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now && windows.size < maxKeys) break
      windows.delete(oldest)
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + seconds * 1000 }
    windows.set(key, window)
    window.count += points
    return window.count > times ? window.endsAt - now : 0
  }
}
