import { Redis } from 'ioredis'

export type RedisSettings = { readonly url: string; readonly prefix: string }

/** For what can do without Redis: a command fails at once instead of waiting for it to come back. */
export function createImpatientRedis(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 250 })
  // Who sends a command is told; without a listener it would end the process.
  redis.on('error', () => {})
  return redis
}
