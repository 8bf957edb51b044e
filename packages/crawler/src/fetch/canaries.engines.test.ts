import { networkInterfaces } from 'node:os'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowsingFetcher } from './browsing-fetcher.ts'
import { browserSettings, chromiumOf } from './launch-chromium.ts'
import { canaryPage, tcpTricks, udpTricks } from './testing/canary-page.ts'
import { type Listening, listenCanary, listenHttp, listenUdpCanary } from './testing/listen.ts'

/** This address plays the public web; everything else here is the inside. */
const publicAddress = '127.9.9.9'
const privateAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const insides = ['127.0.0.1', '::1', ...(privateAddress === undefined ? [] : [privateAddress])]

type Canary = { name: string; kind: 'tcp' | 'udp'; listening: Listening & { hits(): number }; trick: string }
const canaries: Canary[] = []
let server: Listening
let path = ''

const at = (host: string, port: number) => (host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`)
const settings = chromiumOf(readConfig(browserSettings, process.env))
/** Long enough for every try, the page's time being the subject. */
const slowMs = 4_000

beforeAll(async () => {
  for (const [name, trick] of Object.entries(tcpTricks)) {
    const listening = await listenCanary('127.0.0.1')
    canaries.push({ name, kind: 'tcp', listening, trick: trick(at('127.0.0.1', listening.port)) })
  }
  for (const [name, trick] of Object.entries(udpTricks))
    for (const host of insides) {
      const listening = await listenUdpCanary(host)
      canaries.push({ name: `${name} to ${host}`, kind: 'udp', listening, trick: trick(at(host, listening.port)) })
    }
  const html = canaryPage(canaries.map(({ trick }) => trick))
  server = await listenHttp(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    if (pathname === '/go') response.writeHead(302, { location: searchParams.get('to') ?? '/' }).end()
    // biome-ignore lint/plugin: the page has to stay open for as long as a try may take to send something
    else if (pathname === '/slow') setTimeout(() => response.end(), slowMs)
    else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    else response.writeHead(404).end()
  }, publicAddress)
  path = `http://${publicAddress}:${server.port}/`
})

afterAll(() => Promise.all([server, ...canaries.map(({ listening }) => listening)].map(({ close }) => close())))

const hits = () => canaries.map(({ listening }) => listening.hits())

function reachedSince(before: readonly number[]): Record<Canary['kind'], string[]> {
  const reached = canaries.filter(({ listening }, index) => listening.hits() > (before[index] ?? 0))
  return { tcp: namesOf(reached, 'tcp'), udp: namesOf(reached, 'udp') }
}

const namesOf = (some: readonly Canary[], kind: Canary['kind']) =>
  some.filter((canary) => canary.kind === kind).map(({ name }) => name)

// Without bubblewrap, what Chromium's own settings and our interception hold back by themselves.
test.each(settings.sandbox === 'on' ? (['on', 'off'] as const) : (['off'] as const))(
  'a rendered page reaches no TCP and no UDP canary by any way we know, with the sandbox %s',
  async (sandbox) => {
    expect(namesOf(canaries, 'tcp').length).toBeGreaterThanOrEqual(40)
    expect(namesOf(canaries, 'udp').length).toBeGreaterThanOrEqual(12)
    const fetcher = createBrowsingFetcher({
      chromium: { ...settings, sandbox },
      allowedRanges: [`${publicAddress}/32`],
      allowedPorts: [server, ...canaries.map(({ listening }) => listening)].map(({ port }) => port),
      limits: { pauseMs: 0 },
      renderMs: 4 * minuteMs,
    })
    const before = hits()
    const result = await fetcher.render(path)
    await fetcher.close()
    expect(result.kind === 'fetched' && new TextDecoder().decode(result.body)).toContain('tutto provato')
    expect(reachedSince(before)).toEqual({ tcp: [], udp: [] })
  },
)

test('a browser without our walls reaches every one of the canaries, so they would have noticed', async () => {
  const { executablePath } = settings
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] })
  const before = hits()
  const page = await browser.newPage()
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByText('tutto provato').waitFor({ timeout: 4 * minuteMs })
  const all = { tcp: namesOf(canaries, 'tcp'), udp: namesOf(canaries, 'udp') }
  await expect.poll(() => reachedSince(before)).toEqual(all)
  await browser.close()
})
