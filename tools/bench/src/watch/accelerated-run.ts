import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { countOutbox } from '@vedetta/core/indexing/documents.queries'
import type { Day } from '@vedetta/simweb/model'
import type { Scratch } from '../harness/scratch.ts'
import { countWaiting } from './accelerated-run.queries.ts'
import type { WebProcess } from './simulated-web.ts'
import type { WatchWorkerPlan } from './worker.ts'

const main = join(import.meta.dirname, 'worker.ts')

/**
 * In life the visits of an address are spread over a day; here a day is over in minutes, so crowded addresses are
 * said to bear more. The simulated web counts what is beyond.
 */
export const hurriedCaps: Readonly<Record<string, number>> = {
  '127.5.0.0/16': 20,
  '127.10.0.0/16': 20,
  '127.20.0.0/16': 4,
}

/** The same, by how addresses begin. */
export const hurriedStarts = Object.fromEntries(
  Object.entries(hurriedCaps).map(([network, most]) => [network.replace(/0\.0\/16$/, ''), most]),
)

/** As many companies as asked for, in runs of 5,000 neighbours, which hold a whole board of forty, from all over the web. */
export function spreadNumbers(sites: number, hosts: number): number[] {
  const run = 5_000
  const runs = Math.ceil(sites / run)
  const apart = Math.floor(hosts / runs / run) * run
  return Array.from({ length: sites }, (_, index) => Math.floor(index / run) * apart + (index % run))
}

export type WatchWorkers = {
  pids(): number[]
  /** The one that is killed is started again. */
  kill(index: number): Promise<void>
  setDay(day: Day): void
  stop(): Promise<void>
}

type StartOptions = {
  scratch: Scratch
  web: WebProcess
  day: Day
  workers: number
  atOnce: number
  pageStore: string
  flags?: string[]
}

/** Processes that watch, all through the product's own loop. */
export function startWatchWorkers({
  scratch,
  web,
  day,
  workers,
  atOnce,
  pageStore,
  flags = [],
}: StartOptions): WatchWorkers {
  let today = day
  const start = (): ChildProcess => {
    const plan: WatchWorkerPlan = {
      databaseUrl: scratch.databaseUrl,
      redis: scratch.redis,
      pageStore,
      atOnce,
      seed: web.world.seed,
      hosts: web.world.hosts,
      ca: web.ca,
      ports: web.ports,
      day: today,
    }
    return spawn(process.execPath, [...flags, main], {
      env: { ...process.env, WATCH_WORKER_PLAN: JSON.stringify(plan) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
  const running = Array.from({ length: workers }, start)
  return {
    pids: () => running.map(({ pid }) => pid ?? 0),
    kill: async (index) => {
      const child = running[index]
      if (child === undefined) return
      child.kill('SIGKILL')
      await once(child, 'exit')
      running[index] = start()
    },
    setDay: (next) => {
      today = next
      for (const child of running) child.send({ day: next })
    },
    stop: async () => {
      await Promise.all(
        running.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}

/** Until nothing is due or in hand, and the index has all of it. */
export async function dayIsOver({ db, pool }: Scratch, since: Date, longestMs: number): Promise<void> {
  const until = performance.now() + longestMs
  for (;;) {
    const { due, leased } = await countWaiting(pool, since)
    if (due + leased === 0 && (await countOutbox(db)) === 0) return
    if (performance.now() > until) throw new Error(`${due} sources are still due and ${leased} in hand`)
    await sleep(1_000)
  }
}
