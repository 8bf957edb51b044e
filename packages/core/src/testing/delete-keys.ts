import { Redis } from 'ioredis'

export async function deleteKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl)
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 }))
    if (keys.length > 0) await redis.unlink(keys)
  await redis.quit()
}
