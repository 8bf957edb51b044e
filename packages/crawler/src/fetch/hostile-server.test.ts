import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FetchResult } from './fetcher.ts'
import { hostilePaths, listenHostile } from './testing/hostile-server.ts'
import type { Listening } from './testing/listen.ts'
import { createWebFetcher } from './web-fetcher.ts'

let server: Listening
let fetcher: ReturnType<typeof createWebFetcher>
/** On a busy machine an answer that floods takes longer than one that stalls may. */
let failFast: ReturnType<typeof createWebFetcher>

beforeAll(async () => {
  server = await listenHostile()
  const settings = { allowedRanges: ['127.0.0.0/8'], allowedPorts: [server.port] }
  const short = { pauseMs: 0, connectMs: 300, headersMs: 300, bodyMs: 600, totalMs: 1500 }
  const long = { pauseMs: 0, connectMs: hourMs, headersMs: hourMs, bodyMs: hourMs, totalMs: hourMs }
  failFast = createWebFetcher({ ...settings, limits: short })
  fetcher = createWebFetcher({ ...settings, limits: long })
})

afterAll(async () => {
  await Promise.all([fetcher.close(), failFast.close()])
  await server.close()
})

const expected: Readonly<Record<string, string>> = {
  '/gzip-bomb': 'too_large',
  '/brotli-bomb': 'too_large',
  '/nested-bomb': 'too_large',
  '/nested-thrice': 'too_large',
  '/pdf-bomb.pdf': 'too_large',
  '/endless': 'too_large',
  '/endless.pdf': 'too_large',
  '/declared-huge': 'too_large',
  '/drip': 'timeout',
  '/silent': 'timeout',
  '/drip-headers': 'timeout',
  '/loop-a': 'too_many_redirects',
  '/loop-b': 'too_many_redirects',
  '/loop-self': 'too_many_redirects',
  '/hop/0': 'too_many_redirects',
  '/huge-headers': 'too_large',
  '/many-headers': 'too_large',
  '/short-body': 'reset',
  '/long-body': '200 5',
  '/reset': 'reset',
  '/no-http': 'reset',
  '/bad-gzip': 'reset',
  '/cut-gzip': 'reset',
  '/empty-gzip': '200 0',
  '/endless-redirect-body': 'too_many_redirects',
}

function outcomeOf(result: FetchResult): string {
  if (result.kind === 'failed') return result.reason
  return result.kind === 'fetched' ? `${result.status} ${result.body.length}` : result.kind
}

test('a hostile server that stalls or floods ends as a failure', () => {
  expect(Object.keys(expected).filter((path) => path !== '/hop/0')).toEqual(hostilePaths)
})

test.each(Object.entries(expected))('%s ends as %s, without growing', async (path, outcome) => {
  const rssBefore = process.memoryUsage.rss()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss() - rssBefore)
  }, 5)
  const { fetch } = outcome === 'timeout' ? failFast : fetcher
  const result = await fetch({ url: `http://127.0.0.1:${server.port}${path}` })
  clearInterval(watch)
  expect(outcomeOf(result)).toBe(outcome)
  expect(peak).toBeLessThan(100_000_000)
})

test('a host is fetched normally after its hostile answers', async () => {
  expect(outcomeOf(await fetcher.fetch({ url: `http://127.0.0.1:${server.port}/nothing` }))).toBe('404 0')
})
