import { randomUUID } from 'node:crypto'
import { renderJobs } from '@vedetta/contracts/jobs'
import type { FetchRequest, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { Queue, QueueEvents } from 'bullmq'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { createRenderQueue } from './render-queue.ts'
import { runRenders } from './run-renders.ts'

const { db, pool, close } = await createTestDb()
const redis = testRedis()
const ignore = () => {}
const log = { info: ignore, warn: ignore, error: ignore }
const stop = new AbortController()
const queue = createRenderQueue(redis, log)
const requestedUrls: string[] = []
const released: string[] = []
let rendering: Promise<void>

const script = `const show = (text) => { document.getElementById('list').append(text + ' ') }
fetch('/api').then((r) => r.json()).then((r) => r.titles.forEach(show)).then(() => fetch('/private')).catch(() => show('no'))
fetch('https://cdn.example/more').then((r) => r.text()).then(show)`
const answers: Record<string, [type: string, body: string]> = {
  'https://prova.example/': ['text/html', `<html><body><div id=list></div><script>${script}</script></body></html>`],
  'https://prova.example/api': ['application/json', '{"titles":["Saldatore","Tornitore"]}'],
  'https://prova.example/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /private'],
  'https://cdn.example/more': ['text/plain', 'Fresatore'],
}

const web: WebFetcher = {
  userAgent: 'VedettaBot',
  fetch: async ({ url }: FetchRequest): Promise<FetchResult> => {
    requestedUrls.push(url)
    const [type, body] = answers[url] ?? ['text/plain', '']
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' }
    return { kind: 'fetched', url, status: url in answers ? 200 : 404, headers, body: new TextEncoder().encode(body) }
  },
  render: async (url) => ({ kind: 'failed', url, reason: 'budget' }),
  addressOf: async () => '192.0.2.1',
  release: async (host) => {
    released.push(host)
  },
  close: async () => {},
}

beforeAll(() => {
  const now = () => new Date()
  rendering = runRenders({ db, pool, redis, web, chromium: '/usr/bin/chromium', log, now }, stop.signal)
})

afterAll(async () => {
  stop.abort()
  await rendering
  await queue.close()
  await close()
})

test('runRenders renders a page with what its scripts fetch, and fetches nothing that robots.txt denies', async () => {
  const result = await queue.render('https://prova.example/')
  expect(result).toMatchObject({ kind: 'fetched', status: 200, url: 'https://prova.example/' })
  const html = result.kind === 'fetched' ? new TextDecoder().decode(result.body) : ''
  for (const title of ['Saldatore', 'Tornitore', 'Fresatore']) expect(html).toContain(title)
  expect(requestedUrls).not.toContain('https://prova.example/private')
  expect(released).toEqual(expect.arrayContaining(['prova.example', 'cdn.example']))
}, 40_000)

test('a page that cannot be fetched is returned with its failure reason', async () => {
  const result = await queue.render('https://altra.example/nothing')
  expect(result).toMatchObject({ kind: 'fetched', status: 404 })
}, 40_000)

test('a job that is not as its schema says fails at once with a clear text, and rendering goes on', async () => {
  const producer = new Queue(renderJobs.name, { connection: { url: redis.url }, prefix: redis.prefix })
  const events = new QueueEvents(renderJobs.name, { connection: { url: redis.url }, prefix: redis.prefix })
  await events.waitUntilReady()
  const job = await producer.add('render', { url: 'file:///etc/passwd' }, { jobId: randomUUID() })
  await expect(job.waitUntilFinished(events)).rejects.toThrow(/^a job of the queue renders is not as its schema says/)
  expect(await queue.render('https://altra.example/nothing')).toMatchObject({ kind: 'fetched', status: 404 })
  await Promise.all([producer.close(), events.close()])
}, 40_000)

test('a page whose address is none is not put on the queue', async () => {
  const result = await queue.render('nonsense')
  expect(result).toEqual({ kind: 'failed', url: 'nonsense', reason: 'timeout' })
})

test('without Redis a render fails soon, like a page that does not answer', async () => {
  const unreachable = createRenderQueue({ url: 'redis://127.0.0.1:1', prefix: 'away' }, log)
  const before = performance.now()
  const result = await unreachable.render('https://prova.example/')
  expect(result).toEqual({ kind: 'failed', url: 'https://prova.example/', reason: 'timeout' })
  expect(performance.now() - before).toBeLessThan(8_000)
  await unreachable.close()
})
