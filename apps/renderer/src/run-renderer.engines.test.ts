import { testRedis } from '@vedetta/core/testing/test-engines'
import { openPoliteFetcher } from '@vedetta/core/watch/fetching/polite-fetcher'
import { createRenderQueue } from '@vedetta/core/watch/fetching/render-queue'
import type { HostLocks } from '@vedetta/core/watch/politeness/host-locks'
import type { FetchRequest, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { createVisitFetcher } from '@vedetta/crawler/fetch/visit-fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { queueKeys } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRendererUser } from './testing/renderer-user.ts'
import { startRenderer } from './testing/start-renderer.ts'

const redis = testRedis()
const client = new Redis(redis.url)
const keys = queueKeys(redis.prefix)
const ignore = () => {}
const log = { info: ignore, warn: ignore, error: ignore }
const queue = createRenderQueue(redis, log)
const user = await createRendererUser(redis)
const renderer = startRenderer({ ...redis, url: user.url }, process.env)

beforeAll(() => vi.waitUntil(async () => (await client.exists(keys.alive)) === 1, { timeout: 120_000 }))
afterAll(async () => {
  await renderer.stop()
  await user.remove()
  queue.close()
  client.disconnect()
})

const script = `const show = (text) => { document.getElementById('list').append(text + ' ') }
fetch('/api').then((r) => r.json()).then((r) => r.titles.forEach(show)).then(() => fetch('/private')).catch(() => show('no'))
fetch('https://cdn.example/more').then((r) => r.text()).then(show)`
const page = (code: string) => `<html><body><div id=list></div><script>${code}</script></body></html>`
const answers: Record<string, [type: string, body: string]> = {
  'https://prova.example/': ['text/html', page(script)],
  'https://prova.example/api': ['application/json', '{"titles":["Saldatore","Tornitore"]}'],
  'https://prova.example/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /private'],
  'https://cdn.example/more': ['text/plain', 'Fresatore'],
}

function openVisit() {
  const sent: WebRequest[] = []
  const locked: string[] = []
  const released: string[] = []
  const web: WebFetcher = {
    userAgent: 'VedettaBot/1.0',
    fetch: async (request: FetchRequest): Promise<FetchResult> => {
      sent.push(request)
      const [type, body] = answers[request.url] ?? ['text/plain', '']
      const headers = { 'content-type': type, 'access-control-allow-origin': '*' }
      const status = request.url in answers ? 200 : 404
      return { kind: 'fetched', url: request.url, status, headers, body: new TextEncoder().encode(body) }
    },
    addressOf: async (host) => (host === 'prova.example' ? '192.0.2.1' : '192.0.2.2'),
    release: async () => {},
    close: async () => {},
  }
  const hostLocks = {
    pause: ignore,
    acquire: async (host: string) => {
      locked.push(host)
      return () => released.push(host)
    },
  } as unknown as HostLocks
  const first = { host: 'prova.example', address: '192.0.2.1', release: () => released.push('prova.example') }
  const polite = openPoliteFetcher({ web, render: queue.render, hostLocks, now: () => new Date() }, first)
  const fetcher = createVisitFetcher(polite.fetcher, { requests: 25, renders: 12, origins: 10 })
  return { polite, fetcher, sent, locked, released }
}

test('a render’s requests are sent by the visit that ordered it, under its host locks and robots.txt', async () => {
  const { polite, fetcher, sent, locked, released } = openVisit()
  const result = await fetcher.render('https://prova.example/')
  expect(result).toMatchObject({ kind: 'fetched', status: 200, url: 'https://prova.example/' })
  const html = result.kind === 'fetched' ? new TextDecoder().decode(result.body) : ''
  for (const title of ['Saldatore', 'Tornitore', 'Fresatore']) expect(html).toContain(title)
  const urls = sent.map(({ url }) => url)
  expect(urls).toEqual(expect.arrayContaining(['https://prova.example/api', 'https://cdn.example/more']))
  expect(urls).not.toContain('https://prova.example/private')
  expect(locked).toEqual(['cdn.example'])
  await polite.close()
  expect(released.toSorted()).toEqual(['cdn.example', 'prova.example'])
})

test('a page that cannot be fetched is returned as it was answered', async () => {
  const { polite, fetcher } = openVisit()
  expect(await fetcher.render('https://prova.example/nothing')).toMatchObject({ kind: 'fetched', status: 404 })
  await polite.close()
})
