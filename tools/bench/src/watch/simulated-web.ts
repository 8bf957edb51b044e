import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { CountSummary } from '@vedetta/simweb/count'
import type { Day, World } from '@vedetta/simweb/model'
import { createWorld } from '@vedetta/simweb/world'

const main = join(import.meta.dirname, '../../../simweb/src/main.ts')

/** The simulated web as a process of its own, so that its work is told apart from ours. */
export type WebProcess = {
  world: World
  ca: string
  ports: Readonly<Record<80 | 443, number>>
  pid: number
  setDay(day: Day): Promise<void>
  /** From then on its time stands still. */
  setClock(ms: number): Promise<void>
  /** Counts anew afterwards. */
  takeCounts(): Promise<CountSummary>
  close(): Promise<void>
}

/** `caps`: requests a second that addresses bear, by how they begin. */
type WebOptions = { seed: number; hosts: number; caps?: Readonly<Record<string, number>> }

export async function startWebProcess({ seed, hosts, caps = {} }: WebOptions): Promise<WebProcess> {
  const options = ['--seed', String(seed), '--hosts', String(hosts)]
  const capOf = Object.entries(caps).map(([start, most]) => `${start}=${most}`)
  if (capOf.length > 0) options.push('--cap-of', ...capOf)
  const child = spawn(process.execPath, [main, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [line] = (await once(createInterface(child.stdout as Readable), 'line')) as [string]
  const { control } = JSON.parse(line) as { control: string }
  const call = async <Result>(path: string): Promise<Result> =>
    (await (await fetch(`${control}/${path}`)).json()) as Result
  const { ca, ports } = await call<Pick<WebProcess, 'ca' | 'ports'>>('ca')
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
