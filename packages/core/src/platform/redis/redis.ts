import { Redis } from 'ioredis'

export type RedisSettings = { readonly url: string; readonly prefix: string }

/** For features that work without Redis: a command fails at once instead of waiting for Redis to come back. */
export function createFailFastRedis(url: string, commandTimeout = 250): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
    connectTimeout: 3_000,
    // A connection whose other end is gone without a word is replaced, instead of failing each command by its timeout.
    socketTimeout: Math.max(5_000, commandTimeout),
  })
  // The command itself rejects; without a listener the event would end the process.
  redis.on('error', () => {})
  return redis
}
