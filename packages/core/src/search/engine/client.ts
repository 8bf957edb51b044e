import { Client } from '@opensearch-project/opensearch'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/app-error.ts'
import { type Breaker, createBreaker } from '../../platform/limits/breaker.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import { isSearchOutage } from './is-search-outage.ts'

type SearchClient = Client

/** One cluster, and the prefix of our index names in it. */
export type Search = {
  readonly client: SearchClient
  readonly prefix: string
  /** The time limit of a search, in milliseconds. */
  readonly answerMs: number
  /** Through which searches go. */
  readonly breaker: Breaker
  /** The date that `oldest-first.ts` looks before. */
  readonly oldDate: (load: () => Promise<number | null>) => Promise<number | null>
  /** Words of related titles that were analysed lately. */
  readonly titleWords: LRUCache<string, string>
}

type SearchTimes = { readonly answerMs?: number; readonly requestMs?: number }

/** `requestMs` bounds requests that are no searches. */
export function createSearch(
  url: string,
  prefix: string,
  { answerMs = 5_000, requestMs = 60_000 }: SearchTimes = {},
): Search {
  const breaker = createBreaker({
    failures: 5,
    openMs: 3_000,
    isOutage: isSearchOutage,
    refusal: (waitMs) => new AppError('search_unavailable', { retryAfter: Math.ceil(waitMs / 1_000) }),
  })
  // Retrying is the caller's decision: a retried bulk, or a search the user has cancelled, only adds load.
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: requestMs })
  const oldDates = ttlCache<number | null>(() => new Date(), { ttlMs: 10 * minuteMs, max: 1 })
  // For a while only: an index that was rebuilt may analyse otherwise.
  const titleWords = new LRUCache<string, string>({ max: 20_000, ttl: 10 * minuteMs })
  return { client, prefix, answerMs, breaker, oldDate: (load) => oldDates('old', load), titleWords }
}
