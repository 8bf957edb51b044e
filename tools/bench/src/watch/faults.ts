import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Comparison, compareIndex } from '@vedetta/core/indexing/compare-index'
import { countOutbox } from '@vedetta/core/indexing/documents.queries'
import { deleteKeys } from '@vedetta/core/testing/delete-keys'
import { troubleOn } from '@vedetta/simweb/hostile'
import { siteAt } from '@vedetta/simweb/world'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import { type EngineName, type OwnEngines, withOwnEngines } from './dedicated-engines.ts'
import { createExpectations } from './expectations.ts'
import { WatchJudge } from './scorer.ts'
import { watchMonth } from './month.ts'
import { tellPoliteness } from './politeness.ts'
import { createReadingVisitors } from './reading-visits.ts'
import { registerSites } from './register-sites.ts'
import {
  capNetworks,
  countMissed,
  countStranded,
  countVisits,
  dueSources,
  type HeldLease,
  heldLeases,
  passHours,
  spreadDues,
} from './accelerated-run.queries.ts'
import { dayIsOver, hurriedCaps, hurriedStarts, spreadNumbers, startWatchWorkers, type WatchWorkers } from './accelerated-run.ts'
import { startWebProcess, type WebProcess } from './simulated-web.ts'
import { allPositions, type PositionRow } from './sites.queries.ts'
import { sumOf } from './tally.ts'

export type FaultOptions = {
  visits: number
  days: number
  kills: number
  redisKills: number
  awaySeconds: number
  seed: number
}

const hosts = 3_400_000
const firstDay = Math.floor((Date.now() - Date.UTC(2026, 10, 1)) / 86_400_000)
const longestDayMs = 4 * 3_600_000
const workerCount = 2
const atOnce = 200
/** Within which a failed visit is tried again and a held source looked at again, on the same day as in life. */
const retryHours = 4

type Fault = { strike: () => Promise<void>; name: () => string; recovered: () => Promise<void> }

/** The watch over some days while its processes and engines are killed under it. */
export function proveWatchFaults(env: NodeJS.ProcessEnv, options: FaultOptions): Promise<boolean> {
  return withOwnEngines(env, (engines) =>
    withScratch(engines.env, async (scratch) => {
      const web = await startWebProcess({ seed: options.seed, hosts, caps: { ...hurriedStarts, '127.': 1 } })
      const pageStore = await mkdtemp(join(tmpdir(), 'vedetta-pages-'))
      try {
        return await watchThroughFaults(engines, scratch, web, pageStore, options)
      } finally {
        await web.close()
        await rm(pageStore, { recursive: true })
      }
    }),
  )
}

async function watchThroughFaults(
  engines: OwnEngines,
  scratch: Scratch,
  web: WebProcess,
  pageStore: string,
  options: FaultOptions,
): Promise<boolean> {
  const { world } = web
  const { pool } = scratch
  const numbers = spreadNumbers(Math.ceil(options.visits / options.days), hosts)
  const sites = numbers.map((number) => siteAt(world, number))
  await web.setDay(firstDay)
  await registerSites(scratch, sites, new Date())
  await spreadDues(pool)
  await capNetworks(pool, hurriedCaps)
  const indexer = startWorker({ ...engines.env, LOG_LEVEL: 'fatal' }, scratch)
  const workers = startWatchWorkers({ scratch, web, day: firstDay, workers: workerCount, atOnce, pageStore })
  const expectedOn = createExpectations(world, numbers)
  const judge = new WatchJudge()
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
        // A day since the retries, or what was retried would be waited for.
        await passHours(pool, 24)
      }
      const due = await dueSources(pool)
      const ofDay = faults.splice(0, Math.ceil(faults.length / (firstDay + options.days - day)))
      recoveries.push(...(await strikeEvenly(pool, ofDay, since, due.length)))
      await dayIsOver(scratch, since, longestDayMs)
      missed += await countMissed(pool, due, since)
      await passHours(pool, retryHours)
      await dayIsOver(scratch, new Date(since.getTime() - retryHours * 3_600_000), longestDayMs)
      visits += await countVisits(pool, since)
      judge.judge(day, expectedOn(day), await allPositions(pool))
      console.log(
        `day ${day}: ${due.length} due, ${visits} visits so far, ${missed} missed, ${recoveries.length} faults`,
      )
    }
    tellPoliteness(await web.takeCounts())
    const comparisons = await compareIndex(scratch)
    const lost = await differFromQuietRun(engines, scratch, web, numbers, options.days)
    return tell({ visits, missed, recoveries, comparisons, lost, doubled: sumOf(judge.tallies.values()).doubled })
  } finally {
    await workers.stop()
    indexer.kill('SIGTERM')
    await once(indexer, 'exit')
  }
}

/** Kills of workers, with what happens to the engines among them. */
function faultsOf(engines: OwnEngines, scratch: Scratch, workers: WatchWorkers, options: FaultOptions): Fault[] {
  const { pool } = scratch
  const visitsGoOn = async () => {
    const since = new Date()
    while ((await countVisits(pool, since).catch(() => 0)) === 0) await sleep(200)
  }
  const killEngine = (engine: EngineName, signal: NodeJS.Signals, awayMs: number) => async () => {
    const pid = await engines.pidOf(engine)
    process.kill(pid, signal)
    await sleep(awayMs)
    // One that is still going down would be taken for up.
    while (isRunning(pid)) await sleep(100)
    await engines.up()
  }
  const killWorker = (index: number): Fault => {
    let held: HeldLease[] = []
    let at = new Date()
    return {
      name: () => `a worker killed while ${held.length} visits were in hand`,
      strike: async () => {
        held = await heldLeases(pool)
        at = new Date()
        await workers.kill(index)
      },
      recovered: async () => {
        // PostgreSQL may be down meanwhile.
        while ((await countStranded(pool, held, at).catch(() => 1)) > 0) await sleep(250)
      },
    }
  }
  const kills = Array.from({ length: options.kills }, (_, turn) => killWorker(turn % workerCount))
  const others: Fault[] = [
    ...Array.from({ length: options.redisKills }, () => ({
      name: () => 'Redis killed',
      strike: killEngine('redis', 'SIGKILL', 500),
      recovered: visitsGoOn,
    })),
    {
      name: () => 'Redis emptied',
      strike: () => deleteKeys(scratch.redis.url, scratch.redis.prefix),
      recovered: visitsGoOn,
    },
    {
      name: () => 'PostgreSQL restarted',
      strike: killEngine('postgres', 'SIGINT', 1_000),
      recovered: visitsGoOn,
    },
    {
      name: () => `OpenSearch away for ${options.awaySeconds} s`,
      strike: killEngine('opensearch', 'SIGTERM', options.awaySeconds * 1_000),
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

/** Each when so many of the day's visits are done as fall between two of them, whether or not the one before has been got over. */
async function strikeEvenly(
  pool: Scratch['pool'],
  faults: readonly Fault[],
  since: Date,
  due: number,
): Promise<number[]> {
  const recoveries: Promise<number>[] = []
  for (const [at, { name, strike, recovered }] of faults.entries()) {
    // The last of a day's visits are slow ones: by then all faults should have been.
    while ((await countVisits(pool, since)) < (due * 0.8 * (at + 1)) / (faults.length + 1)) await sleep(250)
    await strike()
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

/** The same sites and days once more without faults, pauses or browsers; of the sites that behave and need none, by how much the open positions differ. */
async function differFromQuietRun(
  engines: OwnEngines,
  { pool }: Scratch,
  web: WebProcess,
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
  const told = (rows: readonly PositionRow[]) =>
    rows.filter(({ isOpen, number }) => isOpen && quiet.has(number)).map(({ number, title }) => `${number} ${title}`)
  const visitors = createReadingVisitors(world, web)
  try {
    const expected = await withScratch(engines.env, async (scratch) => {
      await watchMonth(scratch, { world, numbers, firstDay, days }, visitors, () => undefined)
      return told(await allPositions(scratch.pool))
    })
    const found = told(await allPositions(pool))
    return { lost: without(expected, found), added: without(found, expected) }
  } finally {
    await visitors.close()
  }
}

/** As often as it stands there. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const times = left.get(text) ?? 0
    left.set(text, times - 1)
    return times <= 0
  })
}

function tell(result: {
  visits: number
  missed: number
  doubled: number
  recoveries: readonly number[]
  comparisons: readonly Comparison[]
  lost: { lost: string[]; added: string[] }
}): boolean {
  const { visits, missed, doubled, recoveries, comparisons, lost } = result
  const slowest = Math.max(...recoveries)
  console.log(`${visits} visits, ${recoveries.length} faults: ${missed} visits missed, ${doubled} positions doubled`)
  console.log(`against a run without faults: ${lost.lost.length} lost, ${lost.added.length} added`)
  for (const text of [...lost.lost.map((one) => `- ${one}`), ...lost.added.map((one) => `+ ${one}`)].slice(0, 20))
    console.log(`  ${text}`)
  console.log(`slowest recovery ${slowest.toFixed(1)} s`)
  for (const { kind, rows, documents, equal } of comparisons)
    console.log(`${kind}: ${rows.count} rows, ${documents.count} documents, ${equal ? 'equal' : 'DIFFERENT'}`)
  const isIndexed = comparisons.every(({ equal }) => equal)
  return missed + doubled + lost.lost.length + lost.added.length === 0 && isIndexed && slowest <= 70
}
