import type { FetchRequest, FetchResult } from './fetcher.ts'
import { isSameSite } from './same-site.ts'

const maxRedirects = 5
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Where an answer sends us, or null if it is a final one. */
export function redirectTarget(result: FetchResult): string | null {
  if (result.kind !== 'fetched' || !redirectStatuses.has(result.status)) return null
  const location = result.headers.location?.trim()
  if (!location || !URL.canParse(location, result.url)) return null
  const target = new URL(location, result.url)
  target.hash = ''
  return target.href
}

/** Null where a write would be repeated to another site: only the site that it was meant for may redirect it to itself. */
function redirectedRequest(hop: FetchRequest, status: number, url: string): FetchRequest | null {
  const { method, body, cutAt } = hop
  const cut = cutAt === undefined ? {} : { cutAt }
  const isRepeated = status === 307 || status === 308
  if (!isRepeated || method !== 'POST') return { url, ...cut }
  if (!isSameSite(url, hop.url)) return null
  return { url, method, ...(body === undefined ? {} : { body }), ...cut }
}

/** Follows redirects hop by hop, so that `answer` can check each address anew. */
export async function followRedirects<Request extends FetchRequest>(
  request: Request,
  answer: (request: Request | FetchRequest) => Promise<FetchResult>,
): Promise<FetchResult> {
  const seen = new Set<string>()
  let hop: Request | FetchRequest = request
  for (let count = 0; count <= maxRedirects; count++) {
    const result = await answer(hop)
    const target = redirectTarget(result)
    if (target === null || result.kind !== 'fetched') return result
    seen.add(result.url)
    if (seen.has(target)) break
    const next = redirectedRequest(hop, result.status, target)
    if (next === null) break
    hop = next
  }
  return { kind: 'failed', url: request.url, reason: 'too_many_redirects' }
}
