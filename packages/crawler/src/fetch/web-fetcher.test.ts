import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FetchResult } from './fetcher.ts'
import { type Listening, listenCanary, listenHttp, listenTcp } from './testing/listen.ts'
import { pageText, plainAnswers } from './testing/plain-answers.ts'
import { createWebFetcher, type WebFetcherOptions } from './web-fetcher.ts'

let server: Listening
let connections = 0
const started: ReturnType<typeof createWebFetcher>[] = []

function fetcherWith(options: Omit<WebFetcherOptions, 'allowedRanges'> = {}) {
  const fetcher = createWebFetcher({
    allowedRanges: ['127.0.0.0/8'],
    allowedPorts: [server.port],
    ...options,
    limits: { pauseMs: 0, ...options.limits },
  })
  started.push(fetcher)
  return fetcher
}

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`
const bodyOf = (result: FetchResult) => (result.kind === 'fetched' ? new TextDecoder().decode(result.body) : result)
const echoed = (result: FetchResult) => JSON.parse(String(bodyOf(result)))

beforeAll(async () => {
  const sockets = new WeakSet()
  server = await listenHttp((request, response) => {
    if (!sockets.has(request.socket)) connections += 1
    sockets.add(request.socket)
    const answer = plainAnswers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((fetcher) => fetcher.close()))
})

afterAll(() => server.close())

test.each(['/gzip', '/x-gzip', '/deflate', '/deflate-raw', '/br', '/twice', '/odd'])(
  'the web fetcher reads %s as it was written',
  async (path) => {
    expect(bodyOf(await fetcherWith().fetch({ url: url(path) }))).toBe(pageText)
  },
)

test('the web fetcher accepts a small page of blanks in spite of its ratio', async () => {
  expect(bodyOf(await fetcherWith().fetch({ url: url('/blank') }))).toHaveLength(200_000)
})

test('the web fetcher sends its user agent, and ignores proxies of the environment', async () => {
  const proxy = await listenCanary('127.0.0.1')
  process.env.HTTP_PROXY = `http://127.0.0.1:${proxy.port}`
  const { headers } = echoed(await fetcherWith().fetch({ url: url('/echo') }))
  delete process.env.HTTP_PROXY
  expect(headers).toMatchObject({
    'user-agent': 'VedettaBot/1.0 (+https://vedetta.example/bot)',
    'accept-encoding': 'gzip, deflate, br',
  })
  expect(headers.cookie).toBeUndefined()
  expect(proxy.hits()).toBe(0)
  await proxy.close()
})

describe('a conditional request', () => {
  test.each([
    ['/tagged', { etag: '"v1"' }, 'unchanged'],
    ['/tagged', { etag: '"v0"' }, 'fetched'],
    ['/dated', { lastModified: 'Sat, 14 Nov 2026 06:00:00 GMT' }, 'unchanged'],
    ['/dated', {}, 'fetched'],
  ])('%s with %j is %s', async (path, validators, kind) => {
    expect(await fetcherWith().fetch({ url: url(path), validators })).toMatchObject({ kind, url: url(path) })
  })
})

describe('redirects of the web fetcher', () => {
  test('may be written in UTF-8', async () => {
    const result = await fetcherWith().fetch({ url: url('/to-city') })
    expect(result).toMatchObject({ kind: 'fetched', url: url('/citt%C3%A0'), status: 200 })
  })

  test('are returned to a caller that wants them', async () => {
    const result = await fetcherWith().fetch({ url: url('/to-city'), redirect: 'manual' })
    expect(result).toMatchObject({
      kind: 'fetched',
      url: url('/to-city'),
      status: 301,
      headers: { location: '/città' },
    })
  })

  test('repeat a posted body only for 307 and 308', async () => {
    const fetcher = fetcherWith()
    const posted = { method: 'POST', body: '{"offset":0}' } as const
    expect(echoed(await fetcher.fetch({ url: url('/to-echo-307'), ...posted }))).toMatchObject({
      method: 'POST',
      body: posted.body,
    })
    expect(echoed(await fetcher.fetch({ url: url('/to-echo-303'), ...posted }))).toMatchObject({
      method: 'GET',
      body: '',
    })
  })
})

test('the web fetcher posts bodies as JSON', async () => {
  const { method, headers, body } = echoed(
    await fetcherWith().fetch({ url: url('/echo'), method: 'POST', body: '{"limit":20}' }),
  )
  expect([method, headers['content-type'], body]).toEqual(['POST', 'application/json', '{"limit":20}'])
})

test('the web fetcher limits pages more than PDFs, and truncates at cutAt', async () => {
  const fetcher = fetcherWith()
  expect(await fetcher.fetch({ url: url('/large') })).toMatchObject({ kind: 'failed', reason: 'too_large' })
  expect(bodyOf(await fetcher.fetch({ url: url('/large'), cutAt: 500 }))).toHaveLength(500)
  expect(bodyOf(await fetcher.fetch({ url: url('/large.pdf') }))).toHaveLength(4_900_000)
})

test('the web fetcher joins the values of a repeated header', async () => {
  expect(await fetcherWith().fetch({ url: url('/cookies') })).toMatchObject({ headers: { 'set-cookie': 'a=1, b=2' } })
})

test('the web fetcher opens one connection to a host and keeps its pauses', async () => {
  const before = connections
  const fetcher = fetcherWith({ limits: { pauseMs: 60 } })
  const start = performance.now()
  await Promise.all(['/gzip', '/br', '/nothing', '/echo'].map((path) => fetcher.fetch({ url: url(path) })))
  expect(connections - before).toBe(1)
  expect(performance.now() - start).toBeGreaterThan(170)
})

test("the web fetcher connects to a simulated web's ports, still through the address gate", async () => {
  const simulated = { ca: '', ports: { 80: server.port } }
  const resolve = async (name: string) => [name === 'a.example' ? '127.0.0.1' : '10.0.0.1']
  const fetcher = fetcherWith({ simulated, resolve, allowedPorts: [80] })
  expect(echoed(await fetcher.fetch({ url: 'http://a.example/echo' })).headers).toMatchObject({ host: 'a.example' })
  const elsewhere = ['http://b.example/echo', `http://a.example:${server.port}/echo`]
  for (const address of elsewhere)
    expect(await fetcher.fetch({ url: address })).toMatchObject({ reason: 'address_refused' })
  const gated = createWebFetcher({ simulated, resolve })
  started.push(gated)
  expect(await gated.fetch({ url: 'http://a.example/echo' })).toMatchObject({ reason: 'address_refused' })
})

test('the web fetcher reconnects where the host has closed an idle connection', async () => {
  const answered = new WeakSet()
  const stale = await listenTcp((socket) => {
    socket.on('data', () => {
      if (answered.has(socket)) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
      answered.add(socket)
    })
  })
  const fetcher = fetcherWith({ allowedPorts: [stale.port] })
  for (let count = 0; count < 3; count++) {
    expect(bodyOf(await fetcher.fetch({ url: `http://127.0.0.1:${stale.port}/` }))).toBe('ok')
  }
  await stale.close()
})

describe('the web fetcher without an answer', () => {
  test.each([
    ['a name without address', { resolve: async () => [] }, 'http://a.example:PORT/', 'dns'],
    [
      'a resolver that never answers',
      { resolve: () => new Promise<string[]>(() => undefined), limits: { connectMs: 300, headersMs: 300 } },
      'http://a.example:PORT/',
      'timeout',
    ],
    ['plain HTTP where TLS should be', {}, 'https://127.0.0.1:PORT/', 'tls'],
    ['no server', {}, 'http://127.0.0.2:PORT/', 'refused'],
  ])('%s', async (_name, options, address, reason) => {
    const fetcher = fetcherWith({ limits: { connectMs: hourMs, headersMs: hourMs, totalMs: hourMs }, ...options })
    const result = await fetcher.fetch({ url: address.replace('PORT', String(server.port)) })
    expect(result).toMatchObject({ kind: 'failed', reason })
  })
})
