import { LRUCache } from 'lru-cache'

type CacheOptions = { readonly ttlMs: number; readonly max: number }

/** Loads the value of a key once per `ttlMs`, however many callers wait for it. A failed load is not cached. */
export function ttlCache<Value>(clock: () => Date, { ttlMs, max }: CacheOptions) {
  const cache = new LRUCache<string, { value: Value }, () => Promise<Value>>({
    max,
    // lru-cache serves an entry up to and including its ttl; ours expires when the ttl is reached.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // A value that is evicted during its load still goes to the callers that wait for it.
    ignoreFetchAbort: true,
    // Wrapped, since lru-cache does not store undefined.
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
  })
  return async (key: string, load: () => Promise<Value>): Promise<Value> =>
    (await cache.forceFetch(key, { context: load })).value
}
