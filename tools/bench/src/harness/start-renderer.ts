import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Scratch } from './scratch.ts'
import { spawnTied } from './spawn-tied.ts'

const folder = join(import.meta.dirname, '../../../../apps/renderer/src')

/** Starts a renderer process on the scratch Redis keys, with its own settings only. */
export function startRenderer({ redis }: Pick<Scratch, 'redis'>): ChildProcess {
  return spawnTied(['--import', join(folder, 'leave-root.ts'), join(folder, 'main.ts')], {
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    LOG_LEVEL: 'error',
  })
}
