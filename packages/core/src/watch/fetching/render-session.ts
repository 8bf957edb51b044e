import { createDataRecorder } from '@vedetta/crawler/fetch/data-recorder'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { pageRequest } from '@vedetta/crawler/fetch/page-request'
import { renderLimits } from '@vedetta/crawler/fetch/render-limits'
import { type Rendering, renderedPage } from '@vedetta/crawler/fetch/rendered-page'
import { maxHeaders, type RenderEnd, type ToRenderer } from '@vedetta/rendering/messages'

/** A page to be rendered, and how its requests are sent. */
export type RenderOrder = {
  url: string
  userAgent: string
  /** The visit's own: its locks, robots.txt, address checks and a budget of the render. */
  fetch: (request: WebRequest) => Promise<FetchResult>
  /** The visit is over: nothing more is sent. */
  signal: AbortSignal
  isTrial?: true
}

type Answer = { result: ToRenderer['result']; body: Uint8Array }

export type RenderSession = {
  answer(request: WebRequest): Promise<Answer>
  /** The rendered page, from what the renderer says and what the watch itself has fetched. */
  finish(end: RenderEnd, html: Uint8Array): FetchResult
}

/** One render as the watch sees it. A renderer that was taken over gets no request sent that a page could not have made. */
export function createRenderSession({ url, fetch, signal }: RenderOrder): RenderSession {
  const fetched = new Set<string>()
  const data = createDataRecorder()
  let start: FetchResult | null = null
  let asks = 0
  let bytes = 0

  const refused = (reason: 'robots' | 'other'): Answer => ({
    result: { kind: 'failed', url, reason },
    body: new Uint8Array(),
  })

  async function answer(asked: WebRequest): Promise<Answer> {
    const isFirst = asks === 0
    asks += 1
    // The page's own request comes before those of its scripts.
    if (asks > renderLimits.requests + 1 || bytes > renderLimits.bytes || signal.aborted) return refused('other')
    if (isFirst && asked.url !== url) return refused('other')
    const pages = start?.kind === 'fetched' ? [url, start.url] : [url]
    const request = pageRequest(asked, pages)
    if (request === null) return refused('other')
    const result = await fetch(request)
    if (isFirst) start = result
    if (result.kind !== 'fetched')
      return refused(result.kind === 'failed' && result.reason === 'robots' ? 'robots' : 'other')
    bytes += result.body.length
    fetched.add(request.url).add(result.url)
    data.record(request, result)
    const { url: answeredBy, status, body } = result
    const headers = Object.fromEntries(Object.entries(result.headers).slice(0, maxHeaders))
    return { result: { kind: 'fetched', url: answeredBy, status, headers }, body }
  }

  /** A page may rewrite its own address, but not into that of a host it was never answered by. */
  function isOwn(address: string): boolean {
    const { origin } = new URL(address)
    return [...fetched].some((known) => new URL(known).origin === origin)
  }

  function renderingOf(end: RenderEnd, html: Uint8Array): Rendering {
    if (end.kind !== 'drawn') return end
    if (!isOwn(end.url)) return { kind: 'failed', reason: 'reset' }
    if (html.length > 3 * renderLimits.htmlLength) return { kind: 'failed', reason: 'too_large' }
    const drawnFrom = end.drawnFrom?.every((input) => fetched.has(input.url)) ? end.drawnFrom : undefined
    return { kind: 'drawn', url: end.url, html, drawnFrom }
  }

  return { answer, finish: (end, html) => renderedPage(url, start, renderingOf(end, html), data.recorded()) }
}
