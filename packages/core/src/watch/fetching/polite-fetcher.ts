import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { FailureReason, Fetcher, FetchRequest, FetchResult, RenderRequest } from '@vedetta/crawler/fetch/fetcher'
import { createHostQueue } from '@vedetta/crawler/fetch/host-queue'
import { followRedirects } from '@vedetta/crawler/fetch/redirects'
import { isThrottled, waitUntil } from '@vedetta/crawler/fetch/retry-after'
import { sleepUntil } from '@vedetta/crawler/fetch/sleep-until'
import { createVisitFetcher, type VisitLimits } from '@vedetta/crawler/fetch/visit-fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { queueLimits } from '@vedetta/rendering/queue-keys'
import type { HostLocks, Release } from '../politeness/host-locks.ts'
import type { RenderPage } from './render-queue.ts'

export type PoliteFetcherDeps = {
  web: WebFetcher
  render: RenderPage
  hostLocks: HostLocks
  now: () => Date
}

/** Without `release` the lock is lent: it stays with the lender, and so do the connections. */
export type FirstHostLock = { host: string; address: string | null; release: Release | null }

/** The network access of one visit: a request to a host is sent only while the visit holds that host's lock. */
export type PoliteFetcher = {
  fetcher: Fetcher
  /** How much longer than usual the visit takes because of crawl delays, and of long lists. */
  pausedMs(): number
  /** Fails the requests under way and every later one. */
  abort(): void
  /** Closes every connection at once, and releases each host lock when the crawl delay beyond the usual pause is over. */
  close(): Promise<void>
}

type HeldHost = { release: Release | null; address: string | null }
type AcquiringHost = { address: Promise<string | null>; lock: Promise<HeldHost | FailureReason> }

const usualPauseMs = politenessLimits.requestIntervalSeconds * 1_000
/** The time of a visit is meant for as many requests as most make; each further one has the same share. */
const listedRequestMs = minuteMs / politenessLimits.maxRequests
const acquireTimeoutMs = 10_000
const acquireRetryMs = 250
const limitsOfRender: VisitLimits = { requests: politenessLimits.maxRenderRequests, renders: 0, origins: 10 }

export function openPoliteFetcher(
  { web, render, hostLocks, now }: PoliteFetcherDeps,
  first: FirstHostLock,
): PoliteFetcher {
  const hosts = new Map<string, AcquiringHost>()
  const inTurn = createHostQueue()
  const over = new AbortController()
  let isClosed = false
  let lastPauseMs = usualPauseMs
  let pausedMs = 0
  let sent = 0
  let quietAt = 0
  let underWay = 0
  let rendering: Promise<unknown> = Promise.resolve()
  hosts.set(first.host, { address: Promise.resolve(first.address), lock: Promise.resolve(first) })

  async function acquire(
    host: string,
    resolved: Promise<string | null>,
    before: readonly AcquiringHost[],
  ): Promise<HeldHost | FailureReason> {
    const address = await resolved
    // One slot per visit is enough: its requests to an address run one after the other.
    const hasSlot = await isAt(address, before)
    const until = performance.now() + acquireTimeoutMs
    while (!over.signal.aborted && !isClosed) {
      const answer = await hostLocks.acquire(host, hasSlot ? null : address)
      if (typeof answer === 'function') return releasedIfClosed({ release: answer, address })
      if (answer === 'opted_out') return 'robots'
      if (answer !== 'busy') return 'asked_to_wait'
      if (performance.now() > until) break
      await sleep(acquireRetryMs)
    }
    return 'timeout'
  }

  /** A lock acquired after the visit closed has no holder: it is released at once. */
  function releasedIfClosed(held: HeldHost): HeldHost {
    if (isClosed) held.release?.()
    return held
  }

  function hostLock(host: string): Promise<HeldHost | FailureReason> {
    const known = hosts.get(host)
    if (known !== undefined) return known.lock
    const address = web.addressOf(host)
    const lock = acquire(host, address, [...hosts.values()]).catch(() => 'timeout' as const)
    hosts.set(host, { address, lock })
    return lock
  }

  async function send(
    url: string,
    pauseMs: number,
    work: (host: string, address: string | null) => Promise<FetchResult>,
  ): Promise<FetchResult> {
    const failed = (reason: FailureReason): FetchResult => ({ kind: 'failed', url, reason })
    const host = URL.parse(url)?.hostname
    if (host === undefined) return failed('invalid_url')
    const lock = await hostLock(host)
    if (typeof lock === 'string') return failed(lock)
    sent += 1
    pausedMs += Math.max(pauseMs - usualPauseMs, 0) + (sent > politenessLimits.maxRequests ? listedRequestMs : 0)
    // The visit waits here rather than in the web fetcher, which would still send the request after the visit ended.
    const result = await inTurn(lock.address ?? host, Math.max(pauseMs, usualPauseMs), async () => {
      if (over.signal.aborted || isClosed) return failed('timeout')
      lastPauseMs = Math.max(lastPauseMs, pauseMs)
      underWay += 1
      try {
        return await work(host, lock.address)
      } finally {
        underWay -= 1
        quietAt = performance.now() + lastPauseMs - usualPauseMs
      }
    })
    if (result.kind === 'fetched' && isThrottled(result)) hostLocks.pause(host, waitUntil(result, now()))
    return result
  }

  const hop = (request: FetchRequest) =>
    send(request.url, request.pauseMs ?? 0, () => web.fetch({ ...request, redirect: 'manual' }))

  /**
   * The page's requests are sent here, as those of a visit of their own: other hosts are locked, and robots.txt applies to
   * all. The page's own host stays locked, and the visit sends it nothing meanwhile. The time is not charged to the visit.
   */
  async function rendered(url: string, first: FirstHostLock, isTrial: RenderRequest['isTrial']): Promise<FetchResult> {
    const began = performance.now()
    pausedMs += queueLimits.waitMs
    const never: RenderPage = async () => ({ kind: 'failed', url, reason: 'budget' })
    const polite = openPoliteFetcher({ web, render: never, hostLocks, now }, first)
    const { fetch, release } = createVisitFetcher(polite.fetcher, limitsOfRender)
    over.signal.addEventListener('abort', polite.abort, { once: true })
    const trial = isTrial ? { isTrial } : {}
    const result = render({ url, userAgent: web.userAgent, fetch, signal: over.signal, ...trial })
    // Hosts of the page may stay locked for a while after the render: a crawl delay.
    rendering = Promise.all([rendering, result.then(polite.close, polite.close)])
    try {
      return await result
    } finally {
      release()
      pausedMs -= Math.max(queueLimits.waitMs - (performance.now() - began), 0)
      over.signal.removeEventListener('abort', polite.abort)
    }
  }

  async function ownHosts(): Promise<{ host: string; release: Release }[]> {
    const all = await Promise.all([...hosts].map(async ([host, { lock }]) => [host, await lock] as const))
    return all.flatMap(([host, held]) =>
      typeof held === 'object' && held.release !== null ? [{ host, release: held.release }] : [],
    )
  }

  return {
    fetcher: {
      fetch: (request) => (request.redirect === 'manual' ? hop(request) : followRedirects(request, hop)),
      render: (url, { pauseMs = 0, isTrial } = {}) =>
        send(url, pauseMs, (host, address) => rendered(url, { host, address, release: null }, isTrial)),
    },
    pausedMs: () => pausedMs,
    abort: () => {
      over.abort()
      for (const host of hosts.keys()) web.release(host).catch(() => undefined)
    },
    close: async () => {
      isClosed = true
      if (over.signal.aborted || underWay > 0) quietAt = performance.now() + lastPauseMs - usualPauseMs
      await rendering
      const left = await ownHosts()
      await Promise.all(left.map(({ host }) => web.release(host).catch(() => undefined)))
      await sleepUntil(() => quietAt)
      for (const { release } of left) release()
    },
  }
}

/** Whether an earlier host of the visit already holds a slot of this address; hosts at other addresses are not awaited. */
async function isAt(address: string | null, others: readonly AcquiringHost[]): Promise<boolean> {
  for (const held of others) if ((await held.address) === address && typeof (await held.lock) === 'object') return true
  return false
}
