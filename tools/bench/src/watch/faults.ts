import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { hourMs } from '@vedetta/contracts/text/durations'
import { type Comparison, compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { countOutbox } from '@vedetta/core/search/indexing/documents.queries'
import { deleteKeys } from '@vedetta/core/testing/delete-keys'
import { troubleOn } from '@vedetta/simweb/trouble'
import { siteAt } from '@vedetta/simweb/world'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import {
  advanceHours,
  countMissed,
  countStrandedLeases,
  countVisits,
  type HeldLease,
  insertNetworkCaps,
  selectDueSources,
  selectHeldLeases,
  spreadDueTimes,
} from './accelerated-run.queries.ts'
import {
  acceleratedCaps,
  sampleSiteNumbers,
  startWatchWorkers,
  type WatchWorkers,
  waitForDayEnd,
} from './accelerated-run.ts'
import type { DedicatedEngines, EngineName } from './dedicated-engines.ts'
import { createExpectations } from './expectations.ts'
import { simulateMonth } from './month.ts'
import { reportPoliteness } from './politeness.ts'
import { createReadingVisitors } from './reading-visits.ts'
import { registerSites } from './register-sites.ts'
import { WatchScorer } from './scorer.ts'
import type { SimulatedWeb } from './simulated-web.ts'
import { type PositionRow, selectPositions } from './sites.queries.ts'
import { sumTallies } from './tally.ts'
import { firstDay, hosts, type WatchStage, withWatchStage } from './watch-stage.ts'

export type FaultOptions = {
  visits: number
  days: number
  kills: number
  redisKills: number
  awaySeconds: number
  seed: number
}

const maxDayMs = 4 * hourMs
const workerCount = 2
const concurrency = 200
/** Failed visits and held sources are retried within this time, on the same day. */
const retryHours = 4

type Fault = { trigger: () => Promise<void>; name: () => string; recovered: () => Promise<void> }

/** Runs the watch over some days while its processes and engines are killed. Returns whether nothing was missed, lost, duplicated or impolite. */
export function runWatchFaults(env: NodeJS.ProcessEnv, options: FaultOptions): Promise<boolean> {
  return withWatchStage(env, options.seed, (stage) => runThroughFaults(stage, options))
}

async function runThroughFaults(
  { engines, scratch, web, pageStore }: WatchStage,
  options: FaultOptions,
): Promise<boolean> {
  const { world } = web
  const { pool } = scratch
  const numbers = sampleSiteNumbers(Math.ceil(options.visits / options.days), hosts)
  const sites = numbers.map((number) => siteAt(world, number))
  await web.setDay(firstDay)
  await registerSites(scratch, sites, new Date())
  await spreadDueTimes(pool)
  await insertNetworkCaps(pool, acceleratedCaps)
  const indexer = startWorker({ ...engines.env, LOG_LEVEL: 'fatal' }, scratch)
  const workers = startWatchWorkers({
    scratch,
    web,
    day: firstDay,
    workers: workerCount,
    atOnce: concurrency,
    pageStore,
  })
  const expectedOn = createExpectations(world, numbers)
  const scorer = new WatchScorer()
  const recoveries: number[] = []
  const faults = faultsOf(engines, scratch, workers, options)
  let missed = 0
  let visits = 0
  try {
    for (let day = firstDay; day < firstDay + options.days; day++) {
      const since = new Date()
      if (day > firstDay) {
        await web.setDay(day)
        workers.setDay(day)
        // A full day after the retries: otherwise the retried sources would not be due yet.
        await advanceHours(pool, 24)
      }
      const due = await selectDueSources(pool)
      const ofDay = faults.splice(0, Math.ceil(faults.length / (firstDay + options.days - day)))
      recoveries.push(...(await triggerEvenly(pool, ofDay, since, due.length)))
      await waitForDayEnd(scratch, since, maxDayMs)
      missed += await countMissed(pool, due, since)
      await advanceHours(pool, retryHours)
      await waitForDayEnd(scratch, new Date(since.getTime() - retryHours * hourMs), maxDayMs)
      visits += await countVisits(pool, since)
      scorer.score(day, expectedOn(day), await selectPositions(pool))
      console.log(
        `day ${day}: ${due.length} due, ${visits} visits so far, ${missed} missed, ${recoveries.length} faults`,
      )
    }
    const impolite = reportPoliteness(await web.takeCounts())
    const comparisons = await compareIndex(scratch)
    const lost = await compareWithFaultFreeRun(engines, scratch, web, numbers, options.days)
    return report({
      visits,
      missed,
      recoveries,
      comparisons,
      lost,
      impolite,
      doubled: sumTallies(scorer.tallies.values()).doubled,
    })
  } finally {
    await workers.stop()
    indexer.kill('SIGTERM')
    await once(indexer, 'exit')
  }
}

/** Worker kills, interleaved with the engines' faults. */
function faultsOf(engines: DedicatedEngines, scratch: Scratch, workers: WatchWorkers, options: FaultOptions): Fault[] {
  const { pool } = scratch
  const waitForNextVisit = async () => {
    const since = new Date()
    while ((await countVisits(pool, since).catch(() => 0)) === 0) await sleep(200)
  }
  const killEngine = (engine: EngineName, signal: NodeJS.Signals, awayMs: number) => async () => {
    const pid = await engines.pidOf(engine)
    process.kill(pid, signal)
    await sleep(awayMs)
    // An engine that is still shutting down would be taken for running.
    while (isRunning(pid)) await sleep(100)
    await engines.up()
  }
  const killWorker = (index: number): Fault => {
    let held: HeldLease[] = []
    let at = new Date()
    return {
      name: () => `a worker killed while ${held.length} visits were in progress`,
      trigger: async () => {
        held = await selectHeldLeases(pool)
        at = new Date()
        await workers.kill(index)
      },
      recovered: async () => {
        // PostgreSQL may be down at this moment.
        while ((await countStrandedLeases(pool, held, at).catch(() => 1)) > 0) await sleep(250)
      },
    }
  }
  const kills = Array.from({ length: options.kills }, (_, turn) => killWorker(turn % workerCount))
  const others: Fault[] = [
    ...Array.from({ length: options.redisKills }, () => ({
      name: () => 'Redis killed',
      trigger: killEngine('redis', 'SIGKILL', 500),
      recovered: waitForNextVisit,
    })),
    {
      name: () => 'Redis emptied',
      trigger: () => deleteKeys(scratch.redis.url, scratch.redis.prefix),
      recovered: waitForNextVisit,
    },
    {
      name: () => 'PostgreSQL restarted',
      trigger: killEngine('postgres', 'SIGINT', 1_000),
      recovered: waitForNextVisit,
    },
    {
      name: () => `OpenSearch stopped for ${options.awaySeconds} s`,
      trigger: killEngine('opensearch', 'SIGTERM', options.awaySeconds * 1_000),
      recovered: async () => {
        while ((await countOutbox(scratch.db)) > 100) await sleep(500)
      },
    },
  ]
  const every = Math.max(1, Math.ceil(kills.length / others.length))
  return kills
    .flatMap((kill, at) => (at % every === every - 1 ? [kill, ...others.splice(0, 1)] : [kill]))
    .concat(others)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Triggers the faults at even intervals of the day's visits, whether or not the previous one has been recovered from. */
async function triggerEvenly(
  pool: Scratch['pool'],
  faults: readonly Fault[],
  since: Date,
  due: number,
): Promise<number[]> {
  const recoveries: Promise<number>[] = []
  for (const [at, { name, trigger, recovered }] of faults.entries()) {
    // A day's last visits are the slow ones: all faults should happen before them.
    while ((await countVisits(pool, since)) < (due * 0.8 * (at + 1)) / (faults.length + 1)) await sleep(250)
    await trigger()
    const from = performance.now()
    recoveries.push(
      recovered().then(() => {
        const seconds = (performance.now() - from) / 1_000
        console.log(`  ${name()}: recovered in ${seconds.toFixed(1)} s`)
        return seconds
      }),
    )
  }
  return Promise.all(recoveries)
}

/** Repeats the same sites and days without faults, throttling or browsers, and compares the open positions of well-behaved sites that need no browser. */
async function compareWithFaultFreeRun(
  engines: DedicatedEngines,
  { pool }: Scratch,
  web: SimulatedWeb,
  numbers: readonly number[],
  days: number,
): Promise<{ lost: string[]; added: string[] }> {
  const { world } = web
  const isQuiet = (number: number) => {
    const site = siteAt(world, number)
    const needsBrowser = site.kinds.some(({ needsRendering }) => needsRendering)
    return (
      !needsBrowser &&
      Array.from({ length: days }, (_, day) => troubleOn(site, firstDay + day)).every((one) => one === null)
    )
  }
  const quiet = new Set(numbers.filter(isQuiet))
  const openPositionsOf = (rows: readonly PositionRow[]) =>
    rows.filter(({ isOpen, number }) => isOpen && quiet.has(number)).map(({ number, title }) => `${number} ${title}`)
  const visitors = createReadingVisitors(world, web)
  try {
    const expected = await withScratch(engines.env, async (scratch) => {
      await simulateMonth(scratch, { world, numbers, firstDay, days }, visitors, () => undefined)
      return openPositionsOf(await selectPositions(scratch.pool))
    })
    const found = openPositionsOf(await selectPositions(pool))
    return { lost: multisetDifference(expected, found), added: multisetDifference(found, expected) }
  } finally {
    await visitors.close()
  }
}

/** Multiset difference. */
function multisetDifference(texts: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const times = left.get(text) ?? 0
    left.set(text, times - 1)
    return times <= 0
  })
}

function report(result: {
  visits: number
  missed: number
  doubled: number
  recoveries: readonly number[]
  comparisons: readonly Comparison[]
  lost: { lost: string[]; added: string[] }
  impolite: number
}): boolean {
  const { visits, missed, doubled, recoveries, comparisons, lost, impolite } = result
  const slowest = Math.max(...recoveries)
  console.log(`${visits} visits, ${recoveries.length} faults: ${missed} visits missed, ${doubled} positions duplicated`)
  console.log(`against a run without faults: ${lost.lost.length} lost, ${lost.added.length} added`)
  for (const text of [...lost.lost.map((one) => `- ${one}`), ...lost.added.map((one) => `+ ${one}`)].slice(0, 20))
    console.log(`  ${text}`)
  console.log(`slowest recovery ${slowest.toFixed(1)} s`)
  for (const { kind, rows, documents, equal } of comparisons)
    console.log(`${kind}: ${rows.count} rows, ${documents.count} documents, ${equal ? 'equal' : 'DIFFERENT'}`)
  const isIndexed = comparisons.every(({ equal }) => equal)
  return missed + doubled + lost.lost.length + lost.added.length + impolite === 0 && isIndexed && slowest <= 70
}
