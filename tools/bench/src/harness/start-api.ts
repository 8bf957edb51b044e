import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import { Pool } from 'undici'
import { spawnTied } from './spawn-tied.ts'

const main = join(import.meta.dirname, '../../../../apps/api/src/main.ts')

export type RunningApi = {
  readonly pid: number
  readonly pool: Pool
  readonly secrets: Secrets
  readonly stop: () => Promise<void>
  /** The code it exits with. */
  readonly exitCode: Promise<number | null>
  /** Kills the process with SIGKILL. */
  readonly crash: () => Promise<void>
}

/** Starts a separate API process that, unless other proxies are named, trusts our X-Forwarded-For header. */
export async function startApi(
  env: NodeJS.ProcessEnv,
  port: number,
  connections: number,
  trustedProxies = '127.0.0.1',
): Promise<RunningApi> {
  await refuseTakenPort(port)
  const secrets = ['a secret that only measurements use'] as const
  const settings = { PORT: `${port}`, AUTH_SECRET: secrets[0], TRUSTED_PROXIES: trustedProxies }
  const child = spawnTied([main], { LOG_LEVEL: 'warn', ...env, ...settings })
  const gone = once(child, 'exit')
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections })
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    const gone = isRunning && once(child, 'exit')
    child.kill()
    await pool.close()
    await gone
  }
  const crash = async () => {
    child.kill('SIGKILL')
    await gone
    await pool.destroy()
  }
  const ended = gone.then(([code, signal]) => {
    throw new Error(`The API ended with ${signal ?? `code ${code}`} before it answered`)
  })
  const settled = new AbortController()
  try {
    await Promise.race([waitUntilUp(pool, settled.signal), ended])
  } catch (error) {
    await stop()
    throw error
  } finally {
    settled.abort()
  }
  return { pid: child.pid ?? 0, pool, secrets, stop, exitCode: gone.then(([code]) => code), crash }
}

/** A process that a killed run left behind would answer in place of ours, with another database. */
async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (cause) {
    throw new Error(`Port ${port} is taken: end the process that listens there (a killed run may have left it)`, {
      cause,
    })
  }
  probe.close()
  await once(probe, 'close')
}

/** Several processes that start at once on a busy machine take more than half a minute. */
const maxTries = 3_000
const retryMs = 100

async function waitUntilUp(pool: Pool, signal: AbortSignal): Promise<void> {
  for (let tries = 0; tries < maxTries && !signal.aborted; tries++) {
    const up = await pool.request({ method: 'GET', path: '/api/reference/territories' }).then(
      ({ body }) => body.dump().then(() => true),
      () => false,
    )
    if (up) return
    await sleep(retryMs)
  }
  throw new Error(`The API did not start within ${(maxTries * retryMs) / 1_000} seconds`)
}
