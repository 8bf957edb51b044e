import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { createVisitFetcher, firstVisitLimits } from '@vedetta/crawler/fetch/visit-fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { expect, test, vi } from 'vitest'
import type { HostLocks } from '../politeness/host-locks.ts'
import { openPoliteFetcher } from './polite-fetcher.ts'
import type { RenderPage } from './render-queue.ts'

const url = 'https://azienda.example/'
const now = () => new Date('2026-11-15T10:00:00Z')

const addresses: Record<string, string> = {
  'a.example': '192.0.2.2',
  'b.example': '192.0.2.3',
  'c.example': '192.0.2.3',
}

function openPolite(
  answer: (requestedUrl: string) => FetchResult,
  acquiring: (host: string) => Promise<void> = async () => {},
) {
  const begun: number[] = []
  const pauses: [string, Date][] = []
  const acquired: { host: string; address: string | null }[] = []
  let releasedAt: number | null = null
  const send = async (requestedUrl: string) => {
    begun.push(performance.now())
    return answer(requestedUrl)
  }
  const web = {
    fetch: ({ url }: { url: string }) => send(url),
    release: async () => undefined,
    addressOf: async (host: string) => addresses[host] ?? null,
  } as unknown as WebFetcher
  const hostLocks = {
    pause: (host: string, until: Date) => pauses.push([host, until]),
    acquire: async (host: string, address: string | null) => {
      acquired.push({ host, address })
      await acquiring(host)
      return () => undefined
    },
  } as unknown as HostLocks
  const trials: boolean[] = []
  const render: RenderPage = ({ url: pageUrl, isTrial = false }) => {
    trials.push(isTrial)
    return send(pageUrl)
  }
  const release = () => {
    releasedAt = performance.now()
  }
  const first = { host: 'azienda.example', address: '192.0.2.1', release }
  return {
    polite: openPoliteFetcher({ web, render, hostLocks, now }, first),
    trials,
    begun,
    pauses,
    acquired,
    releasedAt: () => releasedAt,
  }
}

const reset = (requestedUrl: string): FetchResult => ({ kind: 'failed', url: requestedUrl, reason: 'reset' })

test('a page is rendered only after the crawl delay of its host has passed', async () => {
  const { polite, begun } = openPolite(reset)
  await polite.fetcher.fetch({ url: `${url}robots.txt` })
  await polite.fetcher.render(url, { pauseMs: 1_300 })
  const [first = 0, second = 0] = begun
  expect(second - first).toBeGreaterThanOrEqual(1_300)
})

test('a visit of the watch says of each page whether rendering it is a trial', async () => {
  const { polite, trials } = openPolite((requestedUrl) => ({
    kind: 'fetched',
    url: requestedUrl,
    status: 404,
    headers: {},
    body: new Uint8Array(),
  }))
  const { render, release } = createVisitFetcher(polite.fetcher, firstVisitLimits)
  await render(url, { isTrial: true })
  await render(`${url}altra`)
  release()
  expect(trials).toEqual([true, false])
})

test('a visit gets more time for each request beyond the usual number, as for a long list', async () => {
  const { polite } = openPolite(reset)
  const { maxRequests } = politenessLimits
  for (let count = 0; count < maxRequests + 2; count += 1) polite.fetcher.fetch({ url: `${url}${count}` })
  await expect.poll(() => polite.pausedMs()).toBe((2 * 60_000) / maxRequests)
  polite.abort()
})

const delayBeyondUsual = (pauseMs: number) => Math.max(pauseMs - politenessLimits.requestIntervalSeconds * 1_000, 0)

test('close releases a host at once, or after the part of its crawl delay that exceeds the usual pause', async () => {
  for (const pauseMs of [0, 1_300]) {
    const { polite, releasedAt } = openPolite(reset)
    await polite.fetcher.fetch({ url, pauseMs })
    const ended = performance.now()
    await polite.close()
    expect((releasedAt() ?? 0) - ended).toBeGreaterThanOrEqual(delayBeyondUsual(pauseMs) - 1)
  }
})

test('close waits for no more than that part of the crawl delay', async () => {
  for (const pauseMs of [0, 1_300]) {
    const { polite, releasedAt } = openPolite(reset)
    await polite.fetcher.fetch({ url, pauseMs })
    // The clock stops there: a longer wait would never end.
    const stoppedAt = performance.now() + delayBeyondUsual(pauseMs)
    const stopped = vi.spyOn(performance, 'now').mockReturnValue(stoppedAt)
    await polite.close()
    stopped.mockRestore()
    expect(releasedAt()).toBe(stoppedAt)
  }
})

test('several hosts are locked concurrently, and a shared address takes only one slot', async () => {
  // Acquiring a.example lasts until b.example is being acquired: one after the other would never end.
  const atB = Promise.withResolvers<void>()
  const { polite, acquired } = openPolite(reset, async (host) => {
    if (host === 'b.example') atB.resolve()
    await atB.promise
  })
  await Promise.all(['a', 'b', 'c'].map((name) => polite.fetcher.fetch({ url: `https://${name}.example/` })))
  expect(acquired.map(({ host, address }) => [host, address])).toEqual([
    ['a.example', '192.0.2.2'],
    ['b.example', '192.0.2.3'],
    ['c.example', null],
  ])
})

test('a host that answers 429 with Retry-After is paused at once, not when the visit ends', async () => {
  const { polite, pauses } = openPolite((requestedUrl) => ({
    kind: 'fetched',
    url: requestedUrl,
    status: 429,
    headers: { 'retry-after': '120' },
    body: new Uint8Array(),
  }))
  await polite.fetcher.fetch({ url })
  expect(pauses).toEqual([['azienda.example', new Date('2026-11-15T10:02:00Z')]])
})
