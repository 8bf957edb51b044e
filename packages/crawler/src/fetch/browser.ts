import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { unseenMark } from '../painting/inline-painting.ts'
import { markUnseen } from '../painting/mark-unseen.ts'
import { answerRoutes } from './browser-routes.ts'
import type { Fetched, FetchResult } from './fetcher.ts'
import type { WebRequest } from './http-client.ts'
import { type ChromiumSettings, launchChromium } from './launch-chromium.ts'
import { renderLimits } from './render-limits.ts'
import type { RenderFailure, Rendering } from './rendered-page.ts'

type RenderOptions = {
  userAgent: string
  /** Sends every request of the page, itself first; follows redirects itself. */
  fetch: (request: WebRequest) => Promise<FetchResult>
  /** Wall clock, from the page's own answer on. */
  renderMs?: number
}

export type PageBrowser = {
  /** Starts Chromium now rather than with the first page. */
  start(): Promise<void>
  render(url: string, options: RenderOptions): Promise<Rendering>
  close(): Promise<void>
}

/** A browser is replaced after this many renders of unknown pages. */
const rendersPerBrowser = 50
const closeMs = 1_000

function isHtml({ status, headers }: Fetched): boolean {
  return status < 400 && /html/i.test(headers['content-type'] ?? 'text/html')
}

/** Read in an isolated world, where the page's scripts have replaced nothing, and truncated inside the browser. */
async function htmlOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  // A page that knew the mark's name could take it off while it is set.
  const mark = `data-${randomUUID()}`
  const { result } = await session.send('Runtime.evaluate', {
    expression: `try { ${markUnseen(mark)} } catch {}
      document.documentElement.outerHTML.slice(0, ${renderLimits.htmlLength + 1})`,
    contextId: executionContextId,
    returnByValue: true,
  })
  return typeof result.value === 'string' ? result.value.replaceAll(mark, unseenMark) : ''
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
  fetch: RenderOptions['fetch'],
  renderMs: number,
): Promise<Rendering> {
  const routes = await answerRoutes(context, start, fetch)
  const page = await context.newPage()
  context.on('page', (popup) => {
    if (popup !== page) popup.close().catch(() => undefined)
  })
  // A script that never loads must not fail a page that is already there.
  await page.goto(start.url, { waitUntil: 'domcontentloaded', timeout: renderMs / 2 }).catch(() => undefined)
  await routes.waitUntilQuiet(renderMs / 3)
  const url = page.url()
  if (!/^https?:/.test(url)) return failed('reset')
  const html = await htmlOf(page)
  if (html.length > renderLimits.htmlLength) return failed('too_large')
  return { kind: 'drawn', url, html: new TextEncoder().encode(html), drawnFrom: routes.drawnFrom() }
}

/**
 * Renders one page after the other, each in a context of its own, in a browser that starts with the first.
 * Rejects only if the browser can't be started: that is our fault, not the site's.
 */
export function createBrowser(chromium: ChromiumSettings): PageBrowser {
  let running: Browser | undefined
  let renders = 0
  let queue: Promise<unknown> = Promise.resolve()

  async function start(): Promise<void> {
    running ??= await launchChromium(chromium)
  }

  async function stop(): Promise<void> {
    const browser = running
    running = undefined
    renders = 0
    await browser?.close().catch(() => undefined)
  }

  async function renderFetched(page: Fetched, options: RenderOptions): Promise<Rendering> {
    const { userAgent, fetch, renderMs = renderLimits.ms } = options
    running ??= await launchChromium(chromium)
    const opening = newContext(running, userAgent)
    const rendering = opening.then((context) => renderIn(context, page, fetch, renderMs))
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

  async function render(url: string, options: RenderOptions): Promise<Rendering> {
    const answer = await options.fetch({ url })
    if (answer.kind !== 'fetched' || !isHtml(answer)) return { kind: 'as_fetched' }
    const turn = queue.then(() => renderFetched(answer, options))
    queue = turn.catch(() => undefined)
    return turn
  }

  return { start, render, close: () => queue.then(stop) }
}

const failed = (reason: RenderFailure): Rendering => ({ kind: 'failed', reason })
