/** Neither PostgreSQL nor the index takes a NUL, or half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

type Path = readonly PropertyKey[]

/** Where a parsed value has a text, or a key, that can't be stored; null if nowhere. */
export function unstorablePath(value: unknown, path: Path = []): Path | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unstorablePath(inner, [...path, Array.isArray(value) ? Number(key) : key]) : path
    if (found) return found
  }
  return null
}
