import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pickPort } from '@vedetta/core/testing/pick-port'

const script = join(import.meta.dirname, '../../../../scripts/toxiproxy')

export const faults = {
  latency: '10 s of latency',
  cut: 'connections cut and refused',
  slowClose: 'connections closed 10 s late',
  silence: 'connections that stay open and silent',
} as const

export type Fault = keyof typeof faults

const toxics: Record<Exclude<Fault, 'cut'>, object> = {
  latency: { type: 'latency', stream: 'downstream', attributes: { latency: 10_000 } },
  slowClose: { type: 'slow_close', stream: 'downstream', attributes: { delay: 10_000 } },
  silence: { type: 'timeout', stream: 'downstream', attributes: { timeout: 0 } },
}

type Toxiproxy = {
  /** The address through which an engine is reached. */
  readonly through: (name: string, url: string) => Promise<string>
  readonly hurt: (name: string, fault: Fault) => Promise<void>
  readonly heal: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts Toxiproxy, which is built once for this user. */
export async function startToxiproxy(): Promise<Toxiproxy> {
  const { stdout } = await promisify(execFile)(script)
  const port = await pickPort()
  const child = spawn(stdout.trim(), ['-host', '127.0.0.1', '-port', `${port}`], { stdio: 'ignore' })
  const post = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) })
    if (!answer.ok) throw new Error(`Toxiproxy answered ${answer.status}: ${await answer.text()}`)
  }
  await waitUntilUp(() => post('/reset'))
  return {
    async through(name, url) {
      const proxied = new URL(url)
      const upstream = proxied.host
      proxied.host = `127.0.0.1:${await pickPort()}`
      await post('/proxies', { name, listen: proxied.host, upstream })
      return proxied.href.replace(/\/$/, '')
    },
    hurt: (name, fault) =>
      fault === 'cut'
        ? post(`/proxies/${name}`, { enabled: false })
        : post(`/proxies/${name}/toxics`, { name: fault, ...toxics[fault] }),
    // Its own server gives up after some seconds where a connection is slow to let go; the proxy does not.
    heal: () => waitUntilUp(() => post('/reset')),
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function waitUntilUp(ask: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error('Toxiproxy does not answer')
}
