/** More keys than these are an attack, which Redis counts. */
const defaultMaxKeys = 100_000

/** Counts requests of a key in a window that starts with its first, and returns how many milliseconds the key must wait, 0 for none. */
export function createLocalCounter(times: number, seconds: number, maxKeys = defaultMaxKeys): (key: string) => number {
  // All windows are equally long, so insertion order is also the order in which they end.
  const windows = new Map<string, { count: number; endsAt: number }>()

  return (key) => {
    const now = Date.now()
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now && windows.size < maxKeys) break
      windows.delete(oldest)
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + seconds * 1000 }
    windows.set(key, window)
    window.count++
    return window.count > times ? window.endsAt - now : 0
  }
}
