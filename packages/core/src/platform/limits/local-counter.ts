/** Only an attack has more keys than these; Redis still counts the evicted ones. */
const defaultMaxKeys = 100_000

/** The state of a key's window: milliseconds until the next request is allowed, 0 for at once; the points left; milliseconds to its end. */
type LocalCount = { readonly waitMs: number; readonly left: number; readonly resetMs: number }

/** Counts a key's requests, or their points, in a window that starts with the first. */
export function createLocalCounter(
  times: number,
  seconds: number,
  maxKeys = defaultMaxKeys,
): (key: string, points?: number) => LocalCount {
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
    const resetMs = window.endsAt - now
    return { waitMs: window.count > times ? resetMs : 0, left: Math.max(0, times - window.count), resetMs }
  }
}
