import type { Fetched, FetchFailure } from '@vedetta/crawler/fetch/fetcher'
import { waitUntil } from '@vedetta/crawler/fetch/retry-after'
import { createVisitFetcher, type VisitFetcher } from '@vedetta/crawler/fetch/visit-fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { hostOf } from '../../companies/sources/host-names.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import { openPoliteFetcher } from '../fetching/polite-fetcher.ts'
import type { HostLocks } from '../politeness/host-locks.ts'
import type { DueFeed } from './feeds.queries.ts'

export type FeedWeb = { web: WebFetcher; hostLocks: HostLocks; now: () => Date }

/** `busy`: another of our visits holds the host, which says nothing about the feed. */
export type FeedAnswer =
  | { kind: 'fetched'; answer: Fetched; isCut: boolean }
  | { kind: 'unchanged' }
  | { kind: 'busy' }
  | { kind: 'failed'; reason: string; waitUntil: Date | null }

/** A feed lists its latest items first, so the start of a longer one is enough. */
const maxBytes = 900_000
/** Redirect hops included. */
const limits = { requests: 6, renders: 0, origins: 3 }
const acquireTimeoutMs = 10_000
const acquireRetryMs = 250

/** As polite as any visit: robots.txt first, one request per host at a time, no opted-out host, conditional requests. */
export async function fetchFeed(
  { web, hostLocks, now }: FeedWeb,
  feed: DueFeed,
  signal: AbortSignal,
): Promise<FeedAnswer> {
  const { url } = feed
  const host = hostOf(url)
  const address = await web.addressOf(host)
  const release = await acquireSoon(() => hostLocks.acquire(host, address), signal)
  if (release === 'busy') return { kind: release }
  if (release === 'opted_out') return { kind: 'failed', reason: release, waitUntil: null }
  if (typeof release !== 'function') return { kind: 'failed', reason: 'asked_to_wait', waitUntil: release.pausedUntil }
  const render = async () => ({ kind: 'failed', url, reason: 'budget' }) as const
  const polite = openPoliteFetcher({ web, render, hostLocks, now }, { host, address, release })
  const abort = () => polite.abort()
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  const fetcher = createVisitFetcher(polite.fetcher, limits)
  try {
    const result = await fetcher.fetch({ url, validators: validatorsOf(feed), cutAt: maxBytes })
    if (result.kind === 'unchanged') return { kind: 'unchanged' }
    if (result.kind === 'fetched' && result.status === 200)
      return { kind: 'fetched', answer: result, isCut: result.body.byteLength >= maxBytes }
    const [wait] = fetcher.waits
    const reason = result.kind === 'fetched' ? `status ${result.status}` : reasonOf(result, fetcher)
    return { kind: 'failed', reason, waitUntil: wait === undefined ? null : waitUntil(wait, now()) }
  } finally {
    fetcher.release()
    signal.removeEventListener('abort', abort)
    await polite.close()
  }
}

/** A robots.txt that cannot be fetched denies everything: the reason to report is then that failure. */
function reasonOf({ reason }: FetchFailure, { requests }: VisitFetcher): string {
  const robots = requests.findLast(({ url }) => url.endsWith('/robots.txt'))?.outcome
  return reason === 'robots' && robots !== undefined && !/^[24]/.test(robots) ? `robots.txt: ${robots}` : reason
}

/** Several feeds may share one host, so a busy lock is retried for a while. */
async function acquireSoon<Answer>(acquire: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const until = performance.now() + acquireTimeoutMs
  for (;;) {
    const answer = await acquire()
    if (answer !== 'busy' || signal.aborted || performance.now() > until) return answer
    await sleep(acquireRetryMs, signal)
  }
}

function validatorsOf({ etag, lastModified }: DueFeed) {
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) }
}
