import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isIndexBehind } from '@vedetta/core/search/indexing/documents.queries'
import type { Day } from '@vedetta/simweb/model'
import type { Scratch } from '../harness/scratch.ts'
import { startRenderer } from '../harness/start-renderer.ts'
import { countPending } from './accelerated-run.queries.ts'
import type { SimulatedWeb } from './simulated-web.ts'
import type { WatchWorkerPlan } from './worker.ts'

const main = join(import.meta.dirname, 'worker.ts')

/**
 * In production the visits to an address are spread over a day; here a day takes minutes, so crowded addresses get
 * higher caps. The simulated web counts requests beyond them as offences.
 */
export const acceleratedCaps: Readonly<Record<string, number>> = {
  '127.5.0.0/16': 20,
  '127.10.0.0/16': 20,
  '127.20.0.0/16': 4,
}

/** The same caps, keyed by address prefix. */
export const acceleratedCapsByPrefix = Object.fromEntries(
  Object.entries(acceleratedCaps).map(([network, cap]) => [network.replace(/0\.0\/16$/, ''), cap]),
)

/** Samples site numbers across the whole web in runs of 5,000 neighbours, each of which contains a whole board shared by forty companies. */
export function sampleSiteNumbers(sites: number, hosts: number): number[] {
  const run = 5_000
  const runs = Math.ceil(sites / run)
  const apart = Math.floor(hosts / runs / run) * run
  return Array.from({ length: sites }, (_, index) => Math.floor(index / run) * apart + (index % run))
}

export type WatchWorkers = {
  pids(): number[]
  rendererPids(): number[]
  /** Kills the worker and starts a new one in its place. */
  kill(index: number): Promise<void>
  setDay(day: Day): void
  stop(): Promise<void>
}

type StartOptions = {
  scratch: Scratch
  web: SimulatedWeb
  day: Day
  workers: number
  atOnce: number
  pageStore: string
  flags?: string[]
  env?: NodeJS.ProcessEnv
}

/** Starts watch processes that run the product's own loop, and a renderer for each. */
export function startWatchWorkers({
  scratch,
  web,
  day,
  workers,
  atOnce,
  pageStore,
  flags = [],
  env = {},
}: StartOptions): WatchWorkers {
  let today = day
  const start = (): ChildProcess => {
    const plan: WatchWorkerPlan = {
      databaseUrl: scratch.urlOf('watch'),
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
      env: { ...process.env, ...env, WATCH_WORKER_PLAN: JSON.stringify(plan) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
  const running = Array.from({ length: workers }, start)
  const renderers = running.map(() => startRenderer(scratch))
  return {
    pids: () => running.map(({ pid }) => pid ?? 0),
    rendererPids: () => renderers.map(({ pid }) => pid ?? 0),
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
        [...running, ...renderers].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}

/** Waits until no source is due or leased and the index is caught up. */
export async function waitForDayEnd({ db, pool }: Scratch, since: Date, maxMs: number): Promise<void> {
  const until = performance.now() + maxMs
  for (;;) {
    const { due, leased } = await countPending(pool, since)
    if (due + leased === 0 && !(await isIndexBehind(db))) return
    if (performance.now() > until) throw new Error(`${due} sources are still due and ${leased} leased`)
    await sleep(1_000)
  }
}
