import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { answerRoutes } from './browser-routes.ts'
import type { Fetched, FetchResult } from './fetcher.ts'
import type { WebRequest } from './http-client.ts'

type BrowserOptions = {
  executablePath: string
  /** Sends every request of a page; follows redirects itself. */
  fetch: (request: WebRequest) => Promise<FetchResult>
  /** Wall clock of a render. */
  renderMs: number
  userAgent: string
}

type PageBrowser = { render(url: string): Promise<FetchResult>; close(): Promise<void> }

const maxHtmlLength = 4_000_000
/** A browser is replaced after this many renders of unknown pages. */
const rendersPerBrowser = 50
const closeMs = 1_000

/** The browser itself has no network: what is not answered through `fetch` (preconnects, WebRTC, DNS hints) finds nothing. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://nowhere.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=256',
]

function isHtml({ status, headers }: Fetched): boolean {
  return status < 400 && /html/i.test(headers['content-type'] ?? 'text/html')
}

/** Read in an isolated world, where the page's scripts have replaced nothing, and truncated inside the browser. */
async function htmlOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  const expression = `document.documentElement.outerHTML.slice(0, ${maxHtmlLength + 1})`
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
    returnByValue: true,
  })
  return typeof result.value === 'string' ? result.value : ''
}

async function newContext(browser: Browser, userAgent: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent,
    locale: 'it-IT',
    acceptDownloads: false,
    serviceWorkers: 'block',
  })
  await context.routeWebSocket(/.*/, (socket) => socket.close())
  return context
}

async function renderIn(
  context: BrowserContext,
  start: Fetched,
  fetch: BrowserOptions['fetch'],
  renderMs: number,
): Promise<FetchResult> {
  const routes = await answerRoutes(context, start, fetch)
  const page = await context.newPage()
  context.on('page', (popup) => {
    if (popup !== page) popup.close().catch(() => undefined)
  })
  // A script that never loads must not fail a page that is already there.
  await page.goto(start.url, { waitUntil: 'domcontentloaded', timeout: renderMs / 2 }).catch(() => undefined)
  await routes.waitUntilQuiet(renderMs / 3)
  const url = page.url()
  if (!/^https?:/.test(url)) return { kind: 'failed', url: start.url, reason: 'reset' }
  const html = await htmlOf(page)
  if (html.length > maxHtmlLength) return { kind: 'failed', url: start.url, reason: 'too_large' }
  const headers = { ...start.headers, 'content-type': 'text/html; charset=utf-8' }
  const drawnFrom = routes.drawnFrom()
  return {
    kind: 'fetched',
    url,
    status: start.status,
    headers,
    body: new TextEncoder().encode(html),
    ...(drawnFrom === undefined ? {} : { drawnFrom }),
  }
}

/**
 * Renders one page after the other, each in a context of its own, in a browser that starts with the first.
 * Rejects only if the browser can't be started: that is our fault, not the site's.
 */
export function createBrowser(options: BrowserOptions): PageBrowser {
  const { renderMs } = options
  let running: Browser | undefined
  let renders = 0
  let queue: Promise<unknown> = Promise.resolve()

  async function stop(): Promise<void> {
    const browser = running
    running = undefined
    renders = 0
    await browser?.close().catch(() => undefined)
  }

  async function renderFetched(start: Fetched): Promise<FetchResult> {
    running ??= await chromium.launch({ executablePath: options.executablePath, args })
    const failed = (reason: 'reset' | 'timeout'): FetchResult => ({ kind: 'failed', url: start.url, reason })
    const opening = newContext(running, options.userAgent)
    const rendering = opening.then((context) => renderIn(context, start, options.fetch, renderMs))
    const isOver = new AbortController()
    const late = sleep(renderMs, failed('timeout'), { signal: isOver.signal })
    const result = await Promise.race([rendering, late]).catch(() => failed('reset'))
    isOver.abort()
    late.catch(() => undefined)
    rendering.catch(() => undefined)
    renders += 1
    // A page that spins may not let go of its context either.
    const closing = opening
      .then((context) => context.close())
      .then(
        () => true,
        () => false,
      )
    const isClosed = await Promise.race([closing, sleep(closeMs, false)])
    if (!isClosed || renders >= rendersPerBrowser) await stop()
    return result
  }

  async function render(url: string): Promise<FetchResult> {
    const start = await options.fetch({ url })
    if (start.kind !== 'fetched' || !isHtml(start)) return start
    const turn = queue.then(() => renderFetched(start))
    queue = turn.catch(() => undefined)
    return turn
  }

  return { render, close: () => queue.then(stop) }
}
