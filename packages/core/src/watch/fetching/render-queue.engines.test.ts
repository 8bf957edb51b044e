import { randomUUID } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { packFrame, unpackFrame } from '@vedetta/rendering/frame'
import { type RenderJob, renderJob, toRenderer } from '@vedetta/rendering/messages'
import { queueKeys, queueLimits } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testRedis } from '../../testing/test-engines.ts'
import { createRenderQueue } from './render-queue.ts'

const redis = testRedis()
const keys = queueKeys(redis.prefix)
const client = new Redis(redis.url)
const blocked = new Redis(redis.url)
const ignore = () => {}
const warnings: string[] = []
const log = { info: ignore, warn: (_: object, message: string) => warnings.push(message), error: ignore }
const queue = createRenderQueue(redis, log)
const url = 'https://prova.example/'
const renderer = randomUUID()
/** Longer than a test may take. */
const endless = { jobMs: hourMs, waitMs: hourMs }

beforeEach(() => client.set(keys.alive, 'x', 'EX', 60))
afterAll(() => {
  queue.close()
  client.disconnect()
  blocked.disconnect()
})

type Order = { signal?: AbortSignal; through?: typeof queue }

function order({ signal = new AbortController().signal, through = queue }: Order = {}) {
  const sent: WebRequest[] = []
  const fetch = async (request: WebRequest): Promise<FetchResult> => {
    sent.push(request)
    const body = new TextEncoder().encode('<p>prova')
    return { kind: 'fetched', url: request.url, status: 200, headers: { 'content-type': 'text/html' }, body }
  }
  return { result: through.render({ url, userAgent: 'VedettaBot', fetch, signal }), sent }
}

/** The test plays the renderer. */
async function takeJob(): Promise<RenderJob> {
  const popped = await blocked.blpop(keys.waiting, 0)
  return renderJob.parse(JSON.parse((await client.getdel(keys.job(popped?.[1] ?? ''))) ?? 'null'))
}

const push = (job: RenderJob, frame: Buffer) => client.rpush(keys.watchInbox(job.watch), frame)

async function ask(job: RenderJob, no: number, request: object) {
  await push(job, packFrame({ kind: 'ask', job: job.id, renderer, no, request }))
  const popped = await blocked.blpopBuffer(keys.rendererInbox(renderer), 0)
  const frame = unpackFrame(popped?.[1] ?? Buffer.alloc(0))
  return { ...toRenderer.parse(frame?.head), body: Buffer.from(frame?.body ?? []).toString() }
}

test('a page is ordered, asked for, answered and handed back through the queue, and every key expires', async () => {
  const { result, sent } = order()
  const job = await takeJob()
  expect(job).toEqual({ id: expect.any(String), watch: expect.any(String), url, userAgent: 'VedettaBot' })
  expect(await ask(job, 0, { url })).toMatchObject({
    no: 0,
    result: { kind: 'fetched', status: 200 },
    body: '<p>prova',
  })
  await push(job, packFrame({ kind: 'drawn', job: job.id, url }, Buffer.from('<h1>Saldatore')))
  expect(await result).toMatchObject({ kind: 'fetched', url, body: new TextEncoder().encode('<h1>Saldatore') })
  expect(sent).toEqual([{ url, headers: {} }])
  const { result: unanswered } = order()
  const next = await takeJob()
  await push(next, packFrame({ kind: 'ask', job: next.id, renderer, no: 0, request: { url } }))
  await expect.poll(() => client.exists(keys.rendererInbox(renderer))).toBe(1)
  const left = (await client.keys(`${redis.prefix}:*`)).filter((key) => key !== keys.watchInbox(next.watch))
  for (const key of left) expect(await client.ttl(key)).toBeGreaterThan(0)
  await client.del(keys.rendererInbox(renderer))
  await push(next, packFrame({ kind: 'failed', job: next.id, reason: 'reset' }))
  expect(await unanswered).toMatchObject({ kind: 'failed', reason: 'reset' })
})

test('a renderer’s messages that are not as their schema says are dropped, and the render goes on', async () => {
  const { result, sent } = order()
  const job = await takeJob()
  const askFrame = (fields: object) =>
    packFrame({ kind: 'ask', job: job.id, renderer, no: 1, request: { url }, ...fields })
  const hostile = [
    Buffer.alloc(0),
    Buffer.from('no frame'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 1]),
    packFrame({ kind: 'drawn', job: job.id, url: 'file:///etc/passwd' }),
    packFrame({ kind: 'drawn', job: randomUUID(), url }),
    packFrame({ kind: 'drawn', job: job.id, url, status: 200 }),
    packFrame({ kind: 'ask', job: job.id, pad: 'a'.repeat(2_000_000) }),
    askFrame({ request: { url: 'ftp://prova.example/' } }),
    askFrame({ request: { url, method: 'DELETE' } }),
    askFrame({ request: { url, body: 'a'.repeat(100_001), method: 'POST' } }),
    askFrame({ request: { url, redirect: 'manual' } }),
    askFrame({ renderer: '../mail' }),
    askFrame({ no: -1 }),
    askFrame({ job: randomUUID() }),
  ]
  for (const frame of hostile) await push(job, frame)
  expect(await ask(job, 0, { url })).toMatchObject({ no: 0, result: { kind: 'fetched' } })
  expect(sent).toHaveLength(1)
  await push(job, packFrame({ kind: 'as_fetched', job: job.id }))
  expect(await result).toMatchObject({ kind: 'fetched', body: new TextEncoder().encode('<p>prova') })
})

test('a renderer’s message of 20 MB is not taken in, and the next ones are', async () => {
  const { result } = order()
  const job = await takeJob()
  await push(job, Buffer.alloc(20_000_000))
  await expect.poll(() => client.llen(keys.watchInbox(job.watch))).toBe(0)
  expect(await ask(job, 0, { url })).toMatchObject({ result: { kind: 'fetched' } })
  await push(job, packFrame({ kind: 'as_fetched', job: job.id }))
  expect(await result).toMatchObject({ kind: 'fetched' })
  expect(warnings).toContain('the render queue lost its Redis connection')
})

test('a render whose visit ends is over at once, and nothing is sent for it any more', async () => {
  const visit = new AbortController()
  const { result, sent } = order({ signal: visit.signal })
  const job = await takeJob()
  await ask(job, 0, { url })
  visit.abort()
  expect(await result).toEqual({ kind: 'failed', url, reason: 'timeout' })
  const other = order()
  const next = await takeJob()
  await push(job, packFrame({ kind: 'ask', job: job.id, renderer, no: 1, request: { url: `${url}late` } }))
  // The answer to this one shows that the one before was received.
  expect(await ask(next, 0, { url })).toMatchObject({ job: next.id })
  expect(sent).toHaveLength(1)
  await push(next, packFrame({ kind: 'as_fetched', job: next.id }))
  await other.result
})

test('without a renderer a render fails at once, and says so once', async () => {
  await client.del(keys.alive)
  warnings.length = 0
  const patient = createRenderQueue(redis, log, endless)
  for (let times = 0; times < 3; times++)
    expect(await order({ through: patient }).result).toMatchObject({ reason: 'timeout' })
  expect(await client.llen(keys.waiting)).toBe(0)
  patient.close()
  expect(warnings).toEqual(['no renderer is there: pages that scripts draw are not read'])
})

test('a job that no renderer takes fails when it expires, long before the limit of a render', async () => {
  const failFast = createRenderQueue(redis, log, { ...endless, jobMs: 200 })
  expect(await order({ through: failFast }).result).toMatchObject({ reason: 'timeout' })
  expect(await client.exists(keys.job((await client.lpop(keys.waiting)) ?? ''))).toBe(0)
  failFast.close()
})

test('a render whose renderer falls silent ends when a visit’s wait is over', async () => {
  const failFast = createRenderQueue(redis, log, { ...endless, waitMs: 2_000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { result } = order({ through: failFast })
  const job = await takeJob()
  await ask(job, 0, { url })
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  expect(await result).toEqual({ kind: 'failed', url, reason: 'timeout' })
  failFast.close()
})

test('a full queue takes no further page', async () => {
  await client.rpush(keys.waiting, ...Array.from({ length: queueLimits.waiting }, () => randomUUID()))
  expect(await order().result).toMatchObject({ reason: 'timeout' })
  expect(await client.llen(keys.waiting)).toBe(queueLimits.waiting)
  await client.del(keys.waiting)
})

test('a page whose address is none is not put on the queue', async () => {
  const fetch = async (): Promise<FetchResult> => ({ kind: 'failed', url, reason: 'dns' })
  const wanted = { url: 'nonsense', userAgent: 'VedettaBot', fetch, signal: new AbortController().signal }
  expect(await queue.render(wanted)).toEqual({ kind: 'failed', url: 'nonsense', reason: 'timeout' })
})

test('without Redis a render fails soon, like a page that does not answer', async () => {
  const unreachable = createRenderQueue({ url: 'redis://127.0.0.1:1', prefix: 'away' }, log, endless)
  const fetch = async (): Promise<FetchResult> => ({ kind: 'failed', url, reason: 'dns' })
  const result = await unreachable.render({ url, userAgent: 'x', fetch, signal: new AbortController().signal })
  expect(result).toEqual({ kind: 'failed', url, reason: 'timeout' })
  unreachable.close()
})
