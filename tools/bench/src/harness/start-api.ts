import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Secrets } from '@vedetta/core/secrets'
import { Pool } from 'undici'

const main = join(import.meta.dirname, '../../../../apps/api/src/main.ts')

export type RunningApi = {
  readonly pid: number
  readonly pool: Pool
  readonly secrets: Secrets
  readonly stop: () => Promise<void>
  /** Kills the process with SIGKILL. */
  readonly crash: () => Promise<void>
}

/** Starts a separate API process that trusts our X-Forwarded-For header. */
export async function startApi(env: NodeJS.ProcessEnv, port: number, connections: number): Promise<RunningApi> {
  const secrets = ['a secret that only measurements use'] as const
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...env, PORT: `${port}`, AUTH_SECRET: secrets[0], TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections })
  const stop = async () => {
    child.kill()
    await pool.close()
  }
  const crash = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    await pool.destroy()
  }
  try {
    await waitUntilUp(pool)
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: child.pid ?? 0, pool, secrets, stop, crash }
}

async function waitUntilUp(pool: Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const up = await pool.request({ method: 'GET', path: '/api/reference/territories' }).then(
      ({ body }) => body.dump().then(() => true),
      () => false,
    )
    if (up) return
    await sleep(100)
  }
  throw new Error('The API did not start within 30 seconds')
}
