import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Day, World } from '@vedetta/simweb/model'
import type { CountSummary } from '@vedetta/simweb/request-counts'
import { createWorld } from '@vedetta/simweb/world'

const main = join(import.meta.dirname, '../../../simweb/src/main.ts')

/** The simulated web as a separate process, so that its CPU is not counted as the product's. */
export type SimulatedWeb = {
  world: World
  ca: string
  ports: Readonly<Record<80 | 443, number>>
  pid: number
  setDay(day: Day): Promise<void>
  /** Stops the web's clock at this time. */
  setClock(ms: number): Promise<void>
  /** Returns the counts and resets them. */
  takeCounts(): Promise<CountSummary>
  close(): Promise<void>
}

/** `caps`: requests per second that an address allows, keyed by address prefix. */
type WebOptions = { seed: number; hosts: number; caps?: Readonly<Record<string, number>> }

export async function startSimulatedWeb({ seed, hosts, caps = {} }: WebOptions): Promise<SimulatedWeb> {
  const options = ['--seed', String(seed), '--hosts', String(hosts)]
  const capOf = Object.entries(caps).map(([start, cap]) => `${start}=${cap}`)
  if (capOf.length > 0) options.push('--cap-of', ...capOf)
  const child = spawn(process.execPath, [main, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [line] = (await once(createInterface(child.stdout as Readable), 'line')) as [string]
  const { control } = JSON.parse(line) as { control: string }
  const call = async <Result>(path: string): Promise<Result> =>
    (await (await fetch(`${control}/${path}`)).json()) as Result
  const { ca, ports } = await call<Pick<SimulatedWeb, 'ca' | 'ports'>>('ca')
  return {
    world: createWorld({ seed, hosts }),
    ca,
    ports,
    pid: child.pid ?? 0,
    setDay: (day) => call(`day/${day}`),
    setClock: (ms) => call(`clock/${ms}`),
    takeCounts: () => call('counts/anew'),
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
