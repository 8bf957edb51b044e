import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hourMs } from '@vedetta/contracts/text/durations'
import { createSearch } from '@vedetta/core/search/engine/client'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { siteAt } from '@vedetta/simweb/world'
import { measureCpu, totalCpu } from '../harness/process-cpu.ts'
import type { Scratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import { reportSiteStores } from '../size/site-stores.ts'
import {
  advanceHours,
  countVisits,
  insertNetworkCaps,
  selectVisitTotals,
  type VisitTotals,
} from './accelerated-run.queries.ts'
import { acceleratedCaps, sampleSiteNumbers, startWatchWorkers, waitForDayEnd } from './accelerated-run.ts'
import type { BarePlan, BareResult } from './bare-watch.ts'
import { profiledNow, readCpuByStep, readingStep } from './cpu-profile.ts'
import type { DedicatedEngines } from './dedicated-engines.ts'
import { reportPoliteness } from './politeness.ts'
import { registerSites } from './register-sites.ts'
import type { SimulatedWeb } from './simulated-web.ts'
import { firstDay, hosts, type WatchStage, withWatchStage } from './watch-stage.ts'

export type RateOptions = { sites: number; workers: number; atOnce: number; seed: number; profile: string | null }

const maxDayMs = 4 * hourMs
const sampleMs = 2_000
const bareVisits = 5_000

/** `renderers` and their `browsers` render pages for the watch; the bare steps have no rendering. */
const processNames = ['watch', 'renderers', 'browsers', 'indexer', 'postgres', 'redis', 'opensearch', 'simweb'] as const
type Spent = Record<(typeof processNames)[number], number>
type DayResult = { spent: Spent; totals: VisitTotals; seconds: number; steadyRate: number }

/** Runs the whole loop over two days; the second day's figures count, since sources have a memory by then. */
export function benchWatchRate(env: NodeJS.ProcessEnv, options: RateOptions): Promise<void> {
  return withWatchStage(env, options.seed, async (stage) => {
    await measureDays(stage, options)
    await reportSiteStores(stage.scratch, stage.pageStore, options.sites)
  })
}

async function measureDays(
  { engines, scratch, web, pageStore }: WatchStage,
  { sites, workers: count, atOnce, profile }: RateOptions,
): Promise<void> {
  const { world } = web
  await web.setDay(firstDay)
  await registerSites(
    scratch,
    sampleSiteNumbers(sites, hosts).map((number) => siteAt(world, number)),
    new Date(),
  )
  await insertNetworkCaps(scratch.pool, acceleratedCaps)
  const indexer = startWorker(engines.env, scratch)
  const flags = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const workers = startWatchWorkers({ scratch, web, day: firstDay, workers: count, atOnce, pageStore, flags })
  const spent = async (): Promise<Spent> => {
    const pids = [
      ...workers.pids(),
      ...workers.rendererPids(),
      indexer.pid ?? 0,
      ...(await Promise.all((['postgres', 'redis', 'opensearch'] as const).map(engines.pidOf))),
      web.pid,
    ]
    const taken = await measureCpu(pids)
    const [indexing = 0, postgres = 0, redis = 0, opensearch = 0, simweb = 0] = taken.slice(2 * count).map(totalCpu)
    const watch = taken.slice(0, count).reduce((sum, one) => sum + totalCpu(one), 0)
    const rendering = taken.slice(count, 2 * count)
    const renderers = rendering.reduce((sum, { own }) => sum + own, 0)
    const browsers = rendering.reduce((sum, { descendants }) => sum + descendants, 0)
    return { watch, renderers, browsers, indexer: indexing, postgres, redis, opensearch, simweb }
  }
  try {
    const first = await measureDay(scratch, spent, new Date())
    reportDay('first day', first)
    reportPoliteness(await web.takeCounts())
    await web.setDay(firstDay + 1)
    workers.setDay(firstDay + 1)
    const since = new Date()
    const profiledSince = profiledNow()
    await advanceHours(scratch.pool, 24)
    const second = await measureDay(scratch, spent, since)
    reportDay('second day', second)
    reportPoliteness(await web.takeCounts())
    await workers.stop()
    const readMs = profile === null ? null : await reportSteps(profile, profiledSince, second.totals.visits)
    await reportBareSteps(engines, scratch, web, second, since, readMs)
  } finally {
    await workers.stop()
    indexer.kill('SIGTERM')
    await once(indexer, 'exit')
  }
}

async function measureDay(scratch: Scratch, spent: () => Promise<Spent>, since: Date): Promise<DayResult> {
  const before = await spent()
  const started = performance.now()
  const samples: { at: number; visits: number }[] = []
  const sampling = new AbortController()
  const sampled = sampleVisits(scratch, since, samples, sampling.signal)
  await waitForDayEnd(scratch, since, maxDayMs)
  sampling.abort()
  await sampled
  const after = await spent()
  return {
    spent: Object.fromEntries(processNames.map((name) => [name, after[name] - before[name]])) as Spent,
    totals: await selectVisitTotals(scratch.pool, since),
    seconds: (performance.now() - started) / 1_000,
    steadyRate: steadyRate(samples),
  }
}

async function sampleVisits(
  { pool }: Scratch,
  since: Date,
  samples: { at: number; visits: number }[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    samples.push({ at: performance.now(), visits: await countVisits(pool, since) })
    await sleep(sampleMs, undefined, { signal }).catch(() => undefined)
  }
}

/** The rate between a tenth and eight tenths of the visits: at the end only slow ones are left. */
function steadyRate(samples: readonly { at: number; visits: number }[]): number {
  const last = samples.at(-1)?.visits ?? 0
  const from = samples.find(({ visits }) => visits >= last * 0.1)
  const to = samples.find(({ visits }) => visits >= last * 0.8)
  if (from === undefined || to === undefined || to === from) return Number.NaN
  return ((to.visits - from.visits) / (to.at - from.at)) * 1_000
}

const productCpu = (spent: Spent) =>
  processNames.reduce((sum, name) => (name === 'simweb' ? sum : sum + spent[name]), 0)

function reportDay(name: string, { spent, totals, seconds, steadyRate: rate }: DayResult): void {
  const { visits } = totals
  const perVisit = (ms: number) => (ms / visits).toFixed(2)
  console.log(
    `${name}: ${visits} visits in ${seconds.toFixed(0)} s, ${rate.toFixed(1)} visits/s between 10% and 80% of them; ` +
      `${(totals.requests / visits).toFixed(2)} requests and ${(totals.bytes / visits / 1_000).toFixed(1)} kB per visit, ${totals.opened} opened, ${totals.changed} changed, ${totals.closed} closed`,
  )
  console.log(`  outcomes ${JSON.stringify(totals.outcomes)}`)
  console.log(
    `  CPU ms per visit: ${perVisit(productCpu(spent))} in total (${processNames.map((one) => `${one} ${perVisit(spent[one])}`).join(', ')}; simweb is not counted)`,
  )
}

/** Prints the workers' CPU of the second day by step. Returns what reading took of each visit. */
async function reportSteps(profile: string, since: number, visits: number): Promise<number> {
  const spent = await readCpuByStep(profile, since)
  const steps = [...spent].map(([step, ms]) => `${step} ${(ms / visits).toFixed(2)}`)
  console.log(`  the workers' CPU ms per visit by step: ${steps.join(', ')}`)
  return (spent.get(readingStep) ?? 0) / visits
}

/** Runs the bare steps over the same hosts on the same day and prints the ratio. */
async function reportBareSteps(
  engines: DedicatedEngines,
  scratch: Scratch,
  web: SimulatedWeb,
  { totals, spent }: DayResult,
  since: Date,
  readMs: number | null,
): Promise<void> {
  const search = createSearch(scratch.opensearchUrl, `${scratch.indexPrefix}bare-`)
  await ensureIndices(search)
  const share = Math.min(1, bareVisits / totals.visits)
  const plan: BarePlan = {
    databaseUrl: scratch.databaseUrl,
    bulkUrl: `${scratch.opensearchUrl}/${aliasOf(search, 'position')}-first/_bulk`,
    since: since.toISOString(),
    visits: bareVisits,
    positions: Math.max(1, Math.round((totals.opened + totals.changed + totals.closed) * share)),
    seed: web.world.seed,
    hosts: web.world.hosts,
    ca: web.ca,
    ports: web.ports,
    day: firstDay + 1,
  }
  const pids = await Promise.all((['postgres', 'opensearch'] as const).map(engines.pidOf))
  const bare = fork(join(import.meta.dirname, 'bare-watch.ts'), {
    env: { ...process.env, WATCH_BARE_PLAN: JSON.stringify(plan) },
  })
  await once(bare, 'message')
  const spentBy = async () => (await measureCpu(pids)).reduce((sum, one) => sum + totalCpu(one), 0)
  const before = await spentBy()
  const [result] = (await once(bare, 'message')) as [BareResult]
  const engine = (await spentBy()) - before
  await search.client.close()
  const bareMs = (result.cpuMs + engine) / result.visits
  const oursMs = productCpu(spent) / totals.visits
  console.log(
    `bare steps: ${result.visits} visits, ${result.requests} requests, ${result.parsed} pages parsed, ${bareMs.toFixed(2)} CPU ms per visit (script ${(result.cpuMs / result.visits).toFixed(2)}, engines ${(engine / result.visits).toFixed(2)})`,
  )
  console.log(`ratio of the second day to the bare steps: ${(oursMs / bareMs).toFixed(2)}`)
  if (readMs !== null)
    console.log(
      `  reading apart: ${readMs.toFixed(2)} CPU ms per visit; the rest ${(oursMs - readMs).toFixed(2)}, ratio ${((oursMs - readMs) / bareMs).toFixed(2)}`,
    )
}
