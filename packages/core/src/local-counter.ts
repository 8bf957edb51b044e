/** More than these are an attack, of which Redis keeps count. */
const defaultMaxKeys = 100_000

/** Counts how often a key came within a time that starts with its first; answers how many milliseconds it must wait, 0 for none. */
export function createLocalCounter(times: number, seconds: number, maxKeys = defaultMaxKeys): (key: string) => number {
  // In the order in which they began, which is that in which they end.
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
