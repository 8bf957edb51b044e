import { hashText } from '../hash.ts'
import { jobPosting } from '../kinds/json-ld.ts'
import type { Opening, Reply, View } from '../model.ts'

export type BoardLanguage = 'it' | 'de' | 'en'

export const languageOf = ({ kind }: View): BoardLanguage => kind.language ?? 'it'

/** Numbers and keys that stay the same for good. */
export function keyOf(text: string, length: number): string {
  return [1, 2, 3, 4]
    .map((part) => hashText(`${part} ${text}`).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, length)
}

export const openingWith = ({ openings }: View, id: string | undefined | null): Opening | undefined =>
  openings.find((opening) => String(opening.id) === id)

export const withCookie = (reply: Reply, cookie: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'set-cookie': `${cookie}; path=/; Secure; HttpOnly` },
})

export const textReply = (body: string, type = 'text/plain', status = 200): Reply => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})

export const jsonError = (status: number, value: unknown): Reply =>
  textReply(JSON.stringify(value), 'application/json', status)

/** JSON inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export function postingScript(view: View, opening: Opening, changes: Readonly<Record<string, unknown>> = {}): string {
  return `<script type="application/ld+json">${scriptJson({ ...jobPosting(view, opening), ...changes })}</script>`
}

/** The JSON of a posted body; an empty object for what is none. */
export function bodyOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export function countIn(value: unknown, otherwise: number): number {
  const count = Number(value ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 ? count : otherwise
}
