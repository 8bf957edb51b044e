import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Scratch } from './scratch.ts'

const folder = join(import.meta.dirname, '../../../../apps/renderer/src')

/** Starts a renderer process on the scratch Redis keys, with its own settings only. */
export function startRenderer({ redis }: Pick<Scratch, 'redis'>): ChildProcess {
  return spawn(process.execPath, ['--import', join(folder, 'leave-root.ts'), join(folder, 'main.ts')], {
    env: { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
