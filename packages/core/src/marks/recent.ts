/** What an entry costs beside what it holds. */
const overhead = 300

/** Keeps what was asked for most recently, as much as fits into so many bytes. */
export function createRecent<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  // In the order in which they were last asked for.
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value): void {
      forget(key)
      const bytes = sizeOf(value) + overhead
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        forget(oldest)
      }
    },
  }
}
