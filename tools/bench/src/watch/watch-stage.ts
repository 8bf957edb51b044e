import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@vedetta/contracts/text/durations'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { acceleratedCapsByPrefix } from './accelerated-run.ts'
import { type DedicatedEngines, withDedicatedEngines } from './dedicated-engines.ts'
import { type SimulatedWeb, startSimulatedWeb } from './simulated-web.ts'

export const hosts = 3_400_000
/** The simulated day that is today, so that the dates on pages are recent. */
export const firstDay = Math.floor((Date.now() - Date.UTC(2026, 10, 1)) / dayMs)

export type WatchStage = {
  readonly engines: DedicatedEngines
  readonly scratch: Scratch
  readonly web: SimulatedWeb
  readonly pageStore: string
}

/** Engines, a simulated web and a page store of its own for a watch that runs faster than the clock. */
export function withWatchStage<Result>(
  env: NodeJS.ProcessEnv,
  seed: number,
  run: (stage: WatchStage) => Promise<Result>,
): Promise<Result> {
  return withDedicatedEngines(env, (engines) =>
    withScratch(engines.env, async (scratch) => {
      const web = await startSimulatedWeb({ seed, hosts, caps: { ...acceleratedCapsByPrefix, '127.': 1 } })
      const pageStore = await mkdtemp(join(tmpdir(), 'vedetta-pages-'))
      try {
        return await run({ engines, scratch, web, pageStore })
      } finally {
        await web.close()
        await rm(pageStore, { recursive: true })
      }
    }),
  )
}
