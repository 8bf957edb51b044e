import type { WebRequest } from './http-client.ts'
import { isSameSite } from './same-site.ts'

/** What our client does not set itself and an answer may depend on; anything else could be a credential. */
const allowedHeaders = new Set(['accept', 'accept-language', 'content-type', 'origin', 'referer', 'x-requested-with'])
const headerValue = /^[\t\x20-\x7e\x80-\xff]{0,2000}$/
const maxUrlLength = 8_000
const maxBodyLength = 100_000

/**
 * The request of a rendered page as it may be sent: reads from anywhere, writes only to a site of `pageUrls`, and only
 * headers that carry no credential. Null where it may not be sent.
 */
export function pageRequest(
  { url, method, headers, body }: WebRequest,
  pageUrls: readonly string[],
): WebRequest | null {
  if (!/^https?:/i.test(url) || url.length > maxUrlLength) return null
  const allowed = Object.entries(headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => allowedHeaders.has(name) && headerValue.test(value))
  const sent = { url, headers: Object.fromEntries(allowed) }
  if (method !== 'POST') return sent
  if (!pageUrls.some((pageUrl) => isSameSite(url, pageUrl)) || (body?.length ?? 0) > maxBodyLength) return null
  return { ...sent, method, ...(body === undefined ? {} : { body }) }
}
