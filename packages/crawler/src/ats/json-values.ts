import { parseJson } from '../page/parse-json.ts'
import type { Page } from '../page.ts'

const maxListed = 2_000
const absurdNesting = '['.repeat(100)

/** The page's JSON, whatever content type the server gave it; undefined if it is none. */
export function jsonOf(page: Page): unknown {
  const text = answerText(page)
  if (page.status >= 400 || !/^\s*[[{]/.test(text) || text.includes(absurdNesting)) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The source of the answer, without a byte order mark. */
export function answerText(page: Page): string {
  const text = page.kind === 'html' ? page.html : (page.text ?? '')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** The value under these keys, or undefined. */
export function at(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string, unknown>)[key]
  }
  return found
}

/** A string that says something, or a number as written; else null. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = at(value, ...path)
  if (typeof found === 'number' && Number.isFinite(found)) return String(found)
  if (typeof found !== 'string') return null
  const text = found.trim()
  return text === '' ? null : text
}

export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found.slice(0, maxListed) : []
}

/** The text of every entry: `textsIn(job, ['locations'], 'city')`. */
export function textsIn(value: unknown, list: string[], ...path: string[]): string[] {
  return listAt(value, ...list).flatMap((entry) => textAt(entry, ...path) ?? [])
}

/** A flag that is set, as the source writes it (`"remote": true`), so that it can be quoted. */
export function flagText(page: Page, holder: unknown, name: string, value: boolean): string | null {
  return at(holder, name) === value ? writtenIn(page, `"${name}"\\s{0,20}:\\s{0,20}${value}`) : null
}

/** Cached by page: each of its jobs needs the same flag. */
const written = new WeakMap<Page, Map<string, string | null>>()

/** The first words of the answer's source that match. */
export function writtenIn(page: Page, pattern: string): string | null {
  const known = written.get(page) ?? new Map<string, string | null>()
  written.set(page, known)
  if (!known.has(pattern)) known.set(pattern, answerText(page).match(new RegExp(pattern))?.[0] ?? null)
  return known.get(pattern) ?? null
}
