import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { renderLimits } from '@vedetta/crawler/fetch/render-limits'
import { expect, test } from 'vitest'
import { createRenderSession } from './render-session.ts'

const url = 'https://www.azienda.it/lavora'
const job = '0197f0a2-7f6e-4c3a-9d0e-3f4f0a6f1c11'
const html = new TextEncoder().encode('<h1>Saldatore</h1>')

function openSession(answer: (request: WebRequest) => Partial<FetchResult> = () => ({})) {
  const sent: WebRequest[] = []
  const over = new AbortController()
  const fetch = async (request: WebRequest): Promise<FetchResult> => {
    sent.push(request)
    const page = {
      kind: 'fetched',
      url: request.url,
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: html,
    }
    return { ...page, ...answer(request) } as FetchResult
  }
  const session = createRenderSession({ url, userAgent: 'VedettaBot', fetch, signal: over.signal })
  return { session, sent, abort: () => over.abort() }
}

test('a render begins with the page that was ordered, not with an address the renderer chose', async () => {
  const { session, sent } = openSession()
  expect(await session.answer({ url: 'https://altra.it/' })).toMatchObject({ result: { kind: 'failed' } })
  expect(sent).toEqual([])
})

test('a renderer that asks for a write to another site, or with a credential, gets neither sent', async () => {
  const { session, sent } = openSession()
  await session.answer({ url })
  const write = { url: 'https://altra.it/', method: 'POST' as const, body: '{}' }
  expect(await session.answer(write)).toMatchObject({ result: { kind: 'failed' } })
  const headers = { authorization: 'Bearer x', cookie: 'a=b', 'x-api-key': 'k', accept: 'application/json' }
  await session.answer({ url: 'https://api.azienda.it/', method: 'POST', body: '{}', headers })
  expect(sent).toEqual([
    { url, headers: {} },
    { url: 'https://api.azienda.it/', method: 'POST', body: '{}', headers: { accept: 'application/json' } },
  ])
})

test('a page that was redirected may write to the site it ended on', async () => {
  const { session, sent } = openSession((request) => (request.url === url ? { url: 'https://nuova.it/lavora' } : {}))
  await session.answer({ url })
  await session.answer({ url: 'https://api.nuova.it/', method: 'POST', body: '' })
  expect(sent.map((request) => request.url)).toEqual([url, 'https://api.nuova.it/'])
})

test('a render’s requests and bytes are bounded, whatever the renderer asks', async () => {
  const many = openSession()
  for (let no = 0; no < 2 * renderLimits.requests; no++) await many.session.answer({ url })
  expect(many.sent).toHaveLength(renderLimits.requests + 1)
  const large = openSession(() => ({ body: new Uint8Array(5_000_000) }))
  for (let no = 0; no < 10; no++) await large.session.answer({ url })
  expect(large.sent).toHaveLength(3)
})

test('a render sends nothing after its visit ended', async () => {
  const { session, sent, abort } = openSession()
  await session.answer({ url })
  abort()
  expect(await session.answer({ url })).toMatchObject({ result: { kind: 'failed' } })
  expect(sent).toHaveLength(1)
})

test('a rendered page has status and headers of the answer that the watch itself got', async () => {
  const { session } = openSession(() => ({ status: 203, headers: { etag: '"1"' } }))
  await session.answer({ url })
  expect(session.finish({ kind: 'drawn', job, url: `${url}#open` }, html)).toEqual({
    kind: 'fetched',
    url: `${url}#open`,
    status: 203,
    headers: { etag: '"1"', 'content-type': 'text/html; charset=utf-8' },
    body: html,
    document: { kind: 'fetched', url, status: 203, headers: { etag: '"1"' }, body: html },
  })
})

test('a rendered page at the address of a host that answered nothing is refused', async () => {
  const { session } = openSession()
  await session.answer({ url })
  expect(session.finish({ kind: 'drawn', job, url: 'https://altra.it/' }, html)).toMatchObject({ reason: 'reset' })
})

test('a rendered page drawn from what was never fetched is not remembered as repeatable', async () => {
  const { session } = openSession()
  await session.answer({ url })
  const drawnFrom = (from: string) => [{ url: from, bytesHash: 'x' }]
  const finish = (from: string) => session.finish({ kind: 'drawn', job, url, drawnFrom: drawnFrom(from) }, html)
  expect(finish(url)).toHaveProperty('drawnFrom')
  expect(finish('https://127.0.0.1/')).not.toHaveProperty('drawnFrom')
})

test('a render that ends before it began is a timeout', () => {
  const { session } = openSession()
  expect(session.finish({ kind: 'drawn', job, url }, html)).toEqual({ kind: 'failed', url, reason: 'timeout' })
  expect(session.finish({ kind: 'as_fetched', job }, html)).toEqual({ kind: 'failed', url, reason: 'timeout' })
})

test('a rendered page carries the JSON that its scripts fetched, as the watch itself got it', async () => {
  const data = new TextEncoder().encode('[{"title":"Saldatore"}]')
  const { session } = openSession((request) =>
    request.url === url ? {} : { headers: { 'content-type': 'application/json' }, body: data },
  )
  await session.answer({ url })
  await session.answer({ url: 'https://www.azienda.it/api/jobs' })
  expect(session.finish({ kind: 'drawn', job, url }, html)).toMatchObject({
    data: [{ url: 'https://www.azienda.it/api/jobs', body: data }],
  })
})
