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
  /** Sets the web's clock, which goes on so many times as fast as ours. */
  setClock(ms: number, rate: number): Promise<void>
  /** Returns the counts and resets them. */
  takeCounts(): Promise<CountSummary>
  close(): Promise<void>
}

/** `caps`: requests per second that an address allows, keyed by address prefix. */
type WebOptions = Pick<World, 'seed' | 'hosts'> &
  Partial<Pick<World, 'only' | 'boardTroubleShare'>> & { caps?: Readonly<Record<string, number>> }

export async function startSimulatedWeb({ caps = {}, ...options }: WebOptions): Promise<SimulatedWeb> {
  const world = createWorld(options)
  const args = ['--seed', String(world.seed), '--hosts', String(world.hosts)]
  args.push('--board-trouble', String(world.boardTroubleShare))
  if (world.only !== null) args.push('--only', ...world.only)
  const capOf = Object.entries(caps).map(([start, cap]) => `${start}=${cap}`)
  if (capOf.length > 0) args.push('--cap-of', ...capOf)
  const child = spawn(process.execPath, [main, 'serve', ...args], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [line] = (await once(createInterface(child.stdout as Readable), 'line')) as [string]
  const { control } = JSON.parse(line) as { control: string }
  const call = async <Result>(path: string): Promise<Result> =>
    (await (await fetch(`${control}/${path}`)).json()) as Result
  const { ca, ports } = await call<Pick<SimulatedWeb, 'ca' | 'ports'>>('ca')
  return {
    world,
    ca,
    ports,
    pid: child.pid ?? 0,
    setDay: (day) => call(`day/${day}`),
    setClock: (ms, rate) => call(`clock/${ms}/${rate}`),
    takeCounts: () => call('counts/anew'),
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
