import { type Browser, chromium } from 'playwright-core'

export type OpenStream = {
  /** When the page got each alert, in milliseconds since 1970. */
  received(): Promise<ReadonlyMap<number, number>>
  close(): Promise<void>
}

/** A page of Chromium that listens to its person's alerts, as the app does. */
export async function openStream(origin: string, cookie: string): Promise<OpenStream> {
  const browser: Browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ bypassCSP: true, extraHTTPHeaders: { cookie } })
  const page = await context.newPage()
  await page.goto(`${origin}/api/reference/territories`)
  await page.evaluate(`new Promise((resolve, reject) => {
    window.received = []
    const source = new EventSource('/api/alert/stream')
    source.addEventListener('alert', ({ data }) => window.received.push([JSON.parse(data).alertNo, Date.now()]))
    source.onopen = () => resolve()
    source.onerror = () => reject(new Error('the stream does not open'))
  })`)
  return {
    received: async () => new Map(await page.evaluate<[number, number][]>('window.received')),
    close: () => browser.close(),
  }
}
