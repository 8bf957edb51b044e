import { setTimeout as sleep } from 'node:timers/promises'
import { politenessLimits } from '@vedetta/contracts/bot'
import type { FailureReason, Fetcher, FetchRequest, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { createHostQueue } from '@vedetta/crawler/fetch/host-queue'
import { followRedirects } from '@vedetta/crawler/fetch/redirects'
import { isThrottled, waitUntil } from '@vedetta/crawler/fetch/retry-after'
import { sleepUntil } from '@vedetta/crawler/fetch/sleep-until'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import type { HostLocks, Release } from '../politeness/host-locks.ts'
import { renderWaitMs } from './render-queue.ts'

export type PoliteFetcherDeps = {
  web: WebFetcher
  render: Fetcher['render']
  hostLocks: HostLocks
  now: () => Date
}

export type FirstHostLock = { host: string; address: string | null; release: Release }

/** One visit's way to the outside, on which each host is asked only while nobody else of ours does. */
export type PoliteFetcher = {
  fetcher: Fetcher
  /** How much longer than usual the visit takes because hosts want longer pauses. */
  pausedMs(): number
  /** Whatever is under way fails, and so does all that follows. */
  abort(): void
  /** Leaves every host: its connection at once, its turn when what it wants beyond the usual pause is over. */
  close(): Promise<void>
}

type HeldHost = { release: Release; address: string | null }
type AcquiringHost = { address: Promise<string | null>; turn: Promise<HeldHost | FailureReason> }

const usualPauseMs = politenessLimits.requestIntervalSeconds * 1_000
const acquireTimeoutMs = 10_000
const acquireRetryMs = 250

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
  let quietAt = 0
  let underWay = 0
  let rendering: Promise<unknown> = Promise.resolve()
  hosts.set(first.host, { address: Promise.resolve(first.address), turn: Promise.resolve(first) })

  async function enter(
    host: string,
    resolved: Promise<string | null>,
    before: readonly AcquiringHost[],
  ): Promise<HeldHost | FailureReason> {
    const address = await resolved
    // The visit's own slot is enough: its requests to an address follow each other.
    const hasSlot = await isAt(address, before)
    const until = performance.now() + acquireTimeoutMs
    while (!over.signal.aborted && !isClosed) {
      const answer = await hostLocks.acquire(host, hasSlot ? null : address)
      if (typeof answer === 'function') return entered({ release: answer, address })
      if (answer === 'opted_out') return 'robots'
      if (answer !== 'busy') return 'asked_to_wait'
      if (performance.now() > until) break
      await sleep(acquireRetryMs)
    }
    return 'timeout'
  }

  /** A lock acquired after the visit closed has no holder: it is released at once. */
  function entered(one: HeldHost): HeldHost {
    if (isClosed) one.release()
    return one
  }

  function hostEntered(host: string): Promise<HeldHost | FailureReason> {
    const known = hosts.get(host)
    if (known !== undefined) return known.turn
    const address = web.addressOf(host)
    const turn = enter(host, address, [...hosts.values()]).catch(() => 'timeout' as const)
    hosts.set(host, { address, turn })
    return turn
  }

  async function ask(url: string, pauseMs: number, work: (host: string) => Promise<FetchResult>): Promise<FetchResult> {
    const failed = (reason: FailureReason): FetchResult => ({ kind: 'failed', url, reason })
    const host = URL.parse(url)?.hostname
    if (host === undefined) return failed('invalid_url')
    const turn = await hostEntered(host)
    if (typeof turn === 'string') return failed(turn)
    pausedMs += Math.max(pauseMs - usualPauseMs, 0)
    // Waited for here and not by the web, which would ask also when the visit is long over.
    const result = await inTurn(turn.address ?? host, Math.max(pauseMs, usualPauseMs), async () => {
      if (over.signal.aborted || isClosed) return failed('timeout')
      lastPauseMs = Math.max(lastPauseMs, pauseMs)
      underWay += 1
      try {
        return await work(host)
      } finally {
        underWay -= 1
        quietAt = performance.now() + lastPauseMs - usualPauseMs
      }
    })
    if (result.kind === 'fetched' && isThrottled(result)) hostLocks.pause(host, waitUntil(result, now()))
    return result
  }

  const hop = (request: FetchRequest) =>
    ask(request.url, request.pauseMs ?? 0, () => web.fetch({ ...request, redirect: 'manual' }))

  /** Its host is not left before: nobody tells the browser to stop. The visit is not to blame for what it takes. */
  async function rendered(url: string): Promise<FetchResult> {
    const began = performance.now()
    pausedMs += renderWaitMs
    const result = render(url)
    rendering = result.catch(() => undefined)
    try {
      return await result
    } finally {
      pausedMs -= Math.max(renderWaitMs - (performance.now() - began), 0)
    }
  }

  async function everyHost(): Promise<[string, HeldHost][]> {
    const all = await Promise.all([...hosts].map(async ([host, { turn }]) => [host, await turn] as const))
    return all.flatMap(([host, one]) => (typeof one === 'object' ? [[host, one] as [string, HeldHost]] : []))
  }

  return {
    fetcher: {
      fetch: (request) => (request.redirect === 'manual' ? hop(request) : followRedirects(request, hop)),
      render: (url, { pauseMs = 0 } = {}) =>
        ask(url, pauseMs, async (host) => {
          // The browser, elsewhere, has a connection of its own.
          await web.release(host)
          return rendered(url)
        }),
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
      const left = await everyHost()
      await Promise.all(left.map(([host]) => web.release(host).catch(() => undefined)))
      await sleepUntil(() => quietAt)
      for (const [, { release }] of left) release()
    },
  }
}

/** Whether one of these entered that address; only who goes there too is waited for. */
async function isAt(address: string | null, entering: readonly AcquiringHost[]): Promise<boolean> {
  for (const one of entering) if ((await one.address) === address && typeof (await one.turn) === 'object') return true
  return false
}
