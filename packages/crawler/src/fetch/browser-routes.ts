import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Request, Route } from 'playwright-core'
import type { DrawnFrom, Fetched, FetchResult } from './fetcher.ts'
import type { WebRequest } from './http-client.ts'
import { inputHash } from './input-hash.ts'
import { pageRequest } from './page-request.ts'
import { renderLimits } from './render-limits.ts'
import { validatorsOf } from './validators.ts'

const quietMs = 500
const answeredTypes = new Set(['document', 'script', 'xhr', 'fetch'])
const bodyHeaders = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])

function webRequest(request: Request): WebRequest {
  const method = request.method() === 'POST' ? 'POST' : 'GET'
  const body = method === 'POST' ? request.postData() : null
  return { url: request.url(), method, headers: request.headers(), ...(body === null ? {} : { body }) }
}

async function fulfil(route: Route, { status, headers, body }: Fetched): Promise<void> {
  const kept = Object.entries(headers).filter(([name]) => !bodyHeaders.has(name))
  await route.fulfill({ status, headers: Object.fromEntries(kept), body: Buffer.from(body) })
}

type AnsweredRoutes = {
  /** Waits for the page to fall quiet; some never do. */
  waitUntilQuiet(atMostMs: number): Promise<void>
  drawnFrom(): readonly DrawnFrom[] | undefined
}

/** Answers every request of the context from our side. The first document is the one already fetched. */
export async function answerRoutes(
  context: BrowserContext,
  start: Fetched,
  fetch: (request: WebRequest) => Promise<FetchResult>,
): Promise<AnsweredRoutes> {
  let requests = 0
  let bytes = 0
  let pending = 0
  let lastActivity = performance.now()
  const inputs = new Map<string, DrawnFrom>()
  let isRepeatable = true

  /**
   * A path that robots.txt forbids is forbidden the next time too, and from a script that is missing nothing is drawn; any
   * other failure may not come again.
   */
  function note(type: string, { method, url }: WebRequest, result: FetchResult): void {
    if (result.kind === 'failed' && result.reason === 'robots') return
    if (type === 'script' && result.kind === 'fetched' && (result.status === 404 || result.status === 410)) return
    if (method !== 'POST' && result.kind === 'fetched' && result.status < 300)
      inputs.set(url, drawnFromOf(url, type, result))
    else isRepeatable = false
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request()
    if (request.resourceType() === 'stylesheet')
      return route.fulfill({ status: 200, contentType: 'text/css', body: '' })
    const isAnswered = answeredTypes.has(request.resourceType()) && /^(?:GET|POST)$/.test(request.method())
    if (!isAnswered) return route.abort()
    if (requests >= renderLimits.requests || bytes >= renderLimits.bytes) {
      isRepeatable = false
      return route.abort()
    }
    requests += 1
    const isStart = request.isNavigationRequest() && request.url() === start.url
    // A write to another site is never sent, so nothing that is drawn depends on its answer.
    const outgoing = pageRequest(webRequest(request), [start.url])
    if (outgoing === null) return route.abort()
    const result = isStart ? start : await fetch(outgoing)
    note(request.resourceType(), outgoing, result)
    if (result.kind !== 'fetched') return route.abort()
    bytes += result.body.length
    await fulfil(route, result)
    lastActivity = performance.now()
  }

  await context.route('**/*', async (route) => {
    pending += 1
    await answer(route).catch(() => undefined)
    pending -= 1
  })

  return {
    waitUntilQuiet: async (atMostMs) => {
      // The scripts of a page may have run for longer than this since its last answer, and only now ask for its content.
      lastActivity = performance.now()
      const end = lastActivity + atMostMs
      const isBusy = () => pending > 0 || performance.now() - lastActivity < quietMs
      while (isBusy() && performance.now() < end) await sleep(50)
      if (isBusy()) isRepeatable = false
    },
    drawnFrom: () => (isRepeatable ? [...inputs.values()] : undefined),
  }
}

function drawnFromOf(url: string, type: string, { headers, body }: Fetched): DrawnFrom {
  return { url, ...validatorsOf(headers), bytesHash: inputHash(body, { isScript: type === 'script' }) }
}
