import { LRUCache } from 'lru-cache'

type CacheOptions = { readonly ttlMs: number; readonly max: number }

/** Loads the value of a key once per `ttlMs`, however many ask for it at a time. A load that failed is not cached. */
export function ttlCache<Value>(clock: () => Date, { ttlMs, max }: CacheOptions) {
  const cache = new LRUCache<string, { value: Value }, () => Promise<Value>>({
    max,
    // lru-cache serves an entry until it is older than its ttl, we until it is as old.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // Evicted while it is being loaded, a value still goes to those who wait for it.
    ignoreFetchAbort: true,
    // Wrapped, since lru-cache does not keep undefined.
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
  })
  return async (key: string, load: () => Promise<Value>): Promise<Value> =>
    (await cache.forceFetch(key, { context: load })).value
}
