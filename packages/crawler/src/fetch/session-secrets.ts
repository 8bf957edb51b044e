import type { FetchRequest, FetchResult } from './fetcher.ts'

const minLength = 8
/** How pages hand a token to their own scripts: `"CSRFToken":"…"`, `CSRFHash=…`, `<meta name="csrf-token" content="…">`. */
const named =
  /\b((?:csrf[\w-]{0,20}|(?:access_?|bearer_?)?token|j?session_?id|phpsessid)(?:["']?\s{0,3}[:=]\s{0,3}["']?|["']\s{1,3}(?:content|value)=["']))([\w%+/=.~-]{16,8000})/gi

/** The values in a request that belong to this visit's session. */
export function secretsIn({ headers, cookie, sessionQuery }: FetchRequest): string[] {
  const tokens = [headers?.authorization?.replace(/^\w+ /, ''), headers?.['x-csrf-token']]
  const inQuery = [...new URLSearchParams(sessionQuery)].map(([, value]) => value)
  const inCookies = (cookie ?? '').split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))
  // As they stand in a page: the query's also as they are encoded in it.
  const encoded = inQuery.map((value) => encodeURIComponent(value))
  return [...tokens, ...inQuery, ...encoded, ...inCookies].filter(
    (value) => value !== undefined && value.length >= minLength,
  ) as string[]
}

/** The answer without the cookies it set, which the visit's session has. */
export function withoutCookies(answer: FetchResult): FetchResult {
  if (answer.kind !== 'fetched' || answer.headers['set-cookie'] === undefined) return answer
  const { 'set-cookie': _, ...headers } = answer.headers
  return { ...answer, headers }
}

/** A text with every token and cookie value blotted out: of the same length, so that it is read as before. */
export function withoutSecrets(text: string, secrets: ReadonlySet<string>): string {
  let blotted = text.replace(named, (_, name: string, value: string) => `${name}${'x'.repeat(value.length)}`)
  for (const secret of secrets) blotted = blotted.replaceAll(secret, 'x'.repeat(secret.length))
  return blotted
}

/** The same for the bytes of a body; itself where it has none. */
export function bodyWithoutSecrets(body: Uint8Array, secrets: ReadonlySet<string>): Uint8Array {
  // One character a byte, whatever the page's own encoding.
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  const blotted = withoutSecrets(text, secrets)
  return blotted === text ? body : Buffer.from(blotted, 'latin1')
}
