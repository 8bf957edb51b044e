import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Scratch } from './scratch.ts'

const main = join(import.meta.dirname, '../../../../apps/worker/src/main.ts')

/** Starts a worker process on the scratch database, indices and Redis keys. */
export function startWorker(
  env: NodeJS.ProcessEnv,
  { urlOf, redis, opensearchUrl, indexPrefix }: Scratch,
): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      ...env,
      DATABASE_URL: urlOf('worker'),
      REDIS_PREFIX: redis.prefix,
      OPENSEARCH_URL: opensearchUrl,
      INDEX_PREFIX: indexPrefix,
      LOG_LEVEL: env.LOG_LEVEL ?? 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
