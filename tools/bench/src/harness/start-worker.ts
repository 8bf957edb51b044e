import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { processSettings } from './process-settings.ts'
import type { Scratch } from './scratch.ts'
import { spawnTied } from './spawn-tied.ts'

const main = join(import.meta.dirname, '../../../../apps/worker/src/main.ts')

/** Starts a worker process on the scratch database, indices and Redis keys. */
export function startWorker(env: NodeJS.ProcessEnv, scratch: Scratch): ChildProcess {
  return spawnTied([main], { LOG_LEVEL: 'error', ...env, ...processSettings(scratch, 'worker') })
}
