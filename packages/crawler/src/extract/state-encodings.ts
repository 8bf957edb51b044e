const maxRows = 2_000

/** How devalue (Nuxt, SvelteKit) marks what is no plain list: its name, then references. */
const wrappers = new Set(['ShallowReactive', 'Reactive', 'ShallowRef', 'Ref', 'Object', 'Date', 'BigInt'])

/** Decodes a state written as one flat list whose records hold the indexes of their values. */
export function withReferences(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 4 || !isReferring(value[0], value.length)) return value
  const made = new Map<number, unknown>()
  const waiting: (() => void)[] = []
  const valueAt = (place: unknown): unknown => {
    if (typeof place !== 'number' || place < 0) return null
    if (!made.has(place)) made.set(place, shellOf(value[place], valueAt, waiting))
    return made.get(place)
  }
  const root = valueAt(0)
  for (let fill = waiting.pop(); fill; fill = waiting.pop()) fill()
  return root
}

/** The value of one place; what it holds is filled in later, so that a deep state costs no stack. */
function shellOf(encoded: unknown, valueAt: (place: unknown) => unknown, waiting: (() => void)[]): unknown {
  if (typeof encoded !== 'object' || encoded === null) return encoded
  if (!Array.isArray(encoded)) {
    const record: Record<string, unknown> = {}
    waiting.push(() => {
      for (const [key, place] of Object.entries(encoded)) if (key !== '__proto__') record[key] = valueAt(place)
    })
    return record
  }
  const [mark, place] = encoded
  if (mark === 'Date' || mark === 'BigInt') return place
  const places = typeof mark === 'string' ? encoded.slice(1) : encoded
  const list: unknown[] = []
  waiting.push(() => {
    for (const one of places) list.push(valueAt(one))
  })
  return list
}

function isReferring(first: unknown, length: number): boolean {
  if (typeof first !== 'object' || first === null) return false
  const places = Array.isArray(first) && wrappers.has(String(first[0])) ? first.slice(1) : Object.values(first)
  return places.length > 0 && places.every((place) => Number.isInteger(place) && place < length)
}

const flight = /self\.__next_f\.push\((\[[\s\S]*\])\)/
const flightRow = /^[0-9a-f]{1,6}:[A-Z]{0,2}([[{].*)$/

/** The rows of a page that React streams to its scripts: each a JSON text. */
export function streamedRows(scripts: readonly string[]): string[] {
  const parts = scripts.flatMap((script) => {
    const text = script.includes('__next_f') ? flight.exec(script)?.[1] : undefined
    return text ? streamedText(text) : []
  })
  if (parts.length === 0) return []
  return parts
    .join('')
    .split('\n', maxRows)
    .flatMap((row) => flightRow.exec(row)?.[1] ?? [])
}

function streamedText(json: string): string[] {
  try {
    const pushed: unknown = JSON.parse(json)
    return Array.isArray(pushed) && typeof pushed[1] === 'string' ? [pushed[1]] : []
  } catch {
    return []
  }
}
