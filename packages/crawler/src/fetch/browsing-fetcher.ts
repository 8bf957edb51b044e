import { createBrowser } from './browser.ts'
import type { Fetcher, FetchResult } from './fetcher.ts'
import type { ChromiumSettings } from './launch-chromium.ts'
import { renderedPage } from './rendered-page.ts'
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

  async function render(url: string): Promise<FetchResult> {
    let start: FetchResult | null = null
    const rendering = await browser.render(url, {
      userAgent: web.userAgent,
      ...(renderMs === undefined ? {} : { renderMs }),
      fetch: async (request) => {
        const answer = await web.fetch(request)
        start ??= answer
        return answer
      },
    })
    return renderedPage(url, start, rendering)
  }

  return {
    ...web,
    render,
    close: async () => {
      await Promise.all([browser.close(), web.close()])
    },
  }
}
