import type { PageBrowser } from './browser.ts'
import { createDataRecorder } from './data-recorder.ts'
import type { FetchResult } from './fetcher.ts'
import type { WebRequest } from './http-client.ts'
import { renderedPage } from './rendered-page.ts'

type RenderThrough = {
  userAgent: string
  fetch: (request: WebRequest) => Promise<FetchResult>
  renderMs?: number | undefined
}

/** Renders a page in a browser of this process, whose requests are sent by `fetch`. */
export async function renderThrough(
  browser: PageBrowser,
  url: string,
  { userAgent, fetch, renderMs }: RenderThrough,
): Promise<FetchResult> {
  let start: FetchResult | null = null
  const data = createDataRecorder()
  const rendering = await browser.render(url, {
    userAgent,
    ...(renderMs === undefined ? {} : { renderMs }),
    fetch: async (request) => {
      const answer = await fetch(request)
      start ??= answer
      data.record(request, answer)
      return answer
    },
  })
  return renderedPage(url, start, rendering, data.recorded())
}
