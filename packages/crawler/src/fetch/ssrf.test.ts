import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listening, listenCanary, listenHttp } from './testing/listen.ts'
import { type Attack, ssrfCorpus } from './testing/ssrf-corpus.ts'
import { createWebFetcher } from './web-fetcher.ts'

/** The whole of 127.0.0.0/8 is this machine: one address plays the public web, the others are the inside. */
const publicAddress = '127.9.9.9'
const names: Readonly<Record<string, string[]>> = {
  'public.test': [publicAddress],
  'loopback.test': ['127.0.0.1'],
  'loopback.test.': ['127.0.0.1'],
  'v6.test': ['::1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'intranet.test': ['10.0.0.1', '192.168.1.1'],
  localhost: ['127.0.0.1', '::1'],
  'mixed.test': ['127.0.0.1', '::1', publicAddress],
}

type Canary = Awaited<ReturnType<typeof listenCanary>>
const canaries: Canary[] = []
let web: Listening
let attacks: Attack[] = []
let rebinds = 0

const hits = () => canaries.reduce((sum, canary) => sum + canary.hits(), 0)

async function resolve(name: string): Promise<string[]> {
  if (name !== 'rebind.test') return names[name] ?? []
  rebinds += 1
  return rebinds === 1 ? [publicAddress] : ['127.0.0.1']
}

function fetcherWith(allowedRanges: string[], allowedPorts: number[]) {
  return createWebFetcher({
    resolve,
    allowedRanges,
    allowedPorts,
    limits: { pauseMs: 0, connectMs: 500, headersMs: 500 },
  })
}

beforeAll(async () => {
  for (const host of ['127.0.0.1', '127.0.0.1', '::1', '::1', publicAddress]) canaries.push(await listenCanary(host))
  web = await listenHttp((request, response) => {
    const target = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
    const location = target ? { location: Buffer.from(target).toString('latin1') } : {}
    response.writeHead(target ? 302 : 200, { connection: 'close', ...location }).end('public')
  }, publicAddress)
  attacks = ssrfCorpus(canaries[0]?.port ?? 0, `public.test:${web.port}`, canaries[4]?.port ?? 0)
})

afterAll(async () => {
  await Promise.all([web, ...canaries].map(({ close }) => close()))
})

const guarded = () =>
  fetcherWith([`${publicAddress}/32`], [80, 443, web.port, ...canaries.slice(0, 4).map(({ port }) => port)])

async function outcomesOf(urls: string[]): Promise<(string | null)[]> {
  const fetcher = guarded()
  const results = await Promise.all(urls.map((url) => fetcher.fetch({ url })))
  await fetcher.close()
  return results.map((result) => (result.kind === 'failed' ? result.reason : null))
}

describe('the inside of our network', () => {
  test('is unreachable by more than 200 spellings of its addresses', async () => {
    expect(attacks.length).toBeGreaterThanOrEqual(200)
    const before = hits()
    const outcomes = await outcomesOf(attacks.map(({ url }) => url))
    expect(attacks.map(({ url }, index) => ({ url, reason: outcomes[index] }))).toEqual(attacks)
    expect(hits() - before).toBe(0)
  })

  test('is unreachable through redirects, one hop and several', async () => {
    const before = hits()
    const via = (url: string) => `http://public.test:${web.port}/?to=${encodeURIComponent(url)}`
    const reached = attacks.filter(({ reason }) => reason === 'address_refused')
    const outcomes = await outcomesOf(
      reached.flatMap(({ url }, index) => (index % 8 === 0 ? [via(url), via(via(via(url)))] : [via(url)])),
    )
    expect(new Set(outcomes)).toEqual(new Set(['address_refused']))
    const schemes = await outcomesOf(['file:///etc/passwd', `http://x@127.0.0.1:${canaries[0]?.port}/`].map(via))
    expect(schemes).toEqual(['invalid_url', 'invalid_url'])
    expect(hits() - before).toBe(0)
  })

  test('is unreachable when a name changes its address between requests', async () => {
    const before = hits()
    const fetcher = guarded()
    const url = `http://rebind.test:${web.port}/`
    expect(await fetcher.fetch({ url })).toMatchObject({ kind: 'fetched', status: 200 })
    expect(await fetcher.fetch({ url })).toMatchObject({ kind: 'failed', reason: 'address_refused' })
    expect(rebinds).toBe(2)
    await fetcher.close()
    expect(hits() - before).toBe(0)
  })

  test('is skipped among the addresses of a name that also has public ones', async () => {
    const before = hits()
    const fetcher = guarded()
    const result = await fetcher.fetch({ url: `http://mixed.test:${web.port}/` })
    await fetcher.close()
    expect(result).toMatchObject({ kind: 'fetched', status: 200 })
    expect(hits() - before).toBe(0)
  })

  test('would be noticed: the canary servers count a connection when the caller allows loopback', async () => {
    const fetcher = fetcherWith(
      ['127.0.0.0/8', '::1/128'],
      canaries.map(({ port }) => port),
    )
    const before = hits()
    await fetcher.fetch({ url: `http://127.0.0.1:${canaries[0]?.port}/` })
    await fetcher.fetch({ url: `http://[::1]:${canaries[2]?.port}/` })
    await fetcher.fetch({ url: `http://public.test:${canaries[4]?.port}/` })
    await fetcher.close()
    expect(hits() - before).toBe(3)
  })

  test('by default only ports 80 and 443 are open', async () => {
    const fetcher = createWebFetcher({ resolve, allowedRanges: ['127.0.0.0/8'], limits: { pauseMs: 0 } })
    const result = await fetcher.fetch({ url: `http://public.test:${web.port}/` })
    await fetcher.close()
    expect(result).toMatchObject({ kind: 'failed', reason: 'address_refused' })
  })
})
