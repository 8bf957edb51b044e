import type { DrawnFrom, Fetched, FetchResult } from './fetcher.ts'

/** What a browser made of a page. `as_fetched`: its answer is no page, or there is none. */
export type Rendering =
  | { kind: 'drawn'; url: string; html: Uint8Array; drawnFrom?: readonly DrawnFrom[] | undefined }
  | { kind: 'as_fetched' }
  | { kind: 'failed'; reason: RenderFailure }

export type RenderFailure = 'reset' | 'timeout' | 'too_large'

/** The answer of a render. `start` is the answer that the page itself got, `data` the JSON that its scripts did. */
export function renderedPage(
  url: string,
  start: FetchResult | null,
  rendering: Rendering,
  data: readonly Fetched[],
): FetchResult {
  if (start === null) return { kind: 'failed', url, reason: 'timeout' }
  if (rendering.kind === 'as_fetched' || start.kind !== 'fetched') return start
  if (rendering.kind === 'failed') return { kind: 'failed', url: start.url, reason: rendering.reason }
  const { html: body, drawnFrom } = rendering
  return {
    kind: 'fetched',
    url: rendering.url,
    status: start.status,
    headers: { ...start.headers, 'content-type': 'text/html; charset=utf-8' },
    body,
    document: start,
    ...(drawnFrom === undefined ? {} : { drawnFrom }),
    ...(data.length === 0 ? {} : { data }),
  }
}
