import { Redis } from 'ioredis'

export type RedisSettings = { readonly url: string; readonly prefix: string }

/** For features that work without Redis: a command fails at once instead of waiting for Redis to come back. */
export function createFailFastRedis(url: string, commandTimeout = 250): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout })
  // The command itself rejects; without a listener the event would end the process.
  redis.on('error', () => {})
  return redis
}
