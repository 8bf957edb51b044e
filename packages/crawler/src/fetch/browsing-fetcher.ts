import { createBrowser } from './browser.ts'
import type { Fetcher } from './fetcher.ts'
import type { ChromiumSettings } from './launch-chromium.ts'
import { renderThrough } from './render-through.ts'
import { createWebFetcher, type WebFetcher, type WebFetcherOptions } from './web-fetcher.ts'

type BrowsingFetcherOptions = WebFetcherOptions & { chromium: ChromiumSettings; renderMs?: number }

/** The real web with a browser of its own, for visits of single sites; the watch has renderers. */
export function createBrowsingFetcher({
  chromium,
  renderMs,
  ...options
}: BrowsingFetcherOptions): WebFetcher & Fetcher {
  const web = createWebFetcher(options)
  const browser = createBrowser(chromium)
  return {
    ...web,
    render: (url) => renderThrough(browser, url, { userAgent: web.userAgent, fetch: web.fetch, renderMs }),
    close: async () => {
      await Promise.all([browser.close(), web.close()])
    },
  }
}
