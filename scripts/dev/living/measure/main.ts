import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { minuteMs } from '../../../../packages/contracts/src/text/durations.ts'
import { createPool } from '../../../../packages/core/src/platform/db/client.ts'
import { selectTableBytes } from '../../../../tools/bench/src/size/store-sizes.queries.ts'
import { WatchScorer } from '../../../../tools/bench/src/watch/scorer.ts'
import type { Day } from '../../../../tools/simweb/src/model.ts'
import { readDevSettings } from '../../settings.ts'
import { livingSites, livingWorld } from '../living-world.ts'
import type { LivingDayPlan } from '../main.ts'
import { selectClock } from '../schedule.queries.ts'
import { readErrorLines } from './error-lines.ts'
import { selectLastVisits, selectLivingPositions, selectVisitCounts } from './living-rows.queries.ts'
import { printReport, type Sample, type Usage } from './report.ts'
import { createSiteDays } from './site-days.ts'
import { findStarted, memoryOf, readFamilies, readVariable, spentBetween } from './usage.ts'

/**
 * Measures the `pnpm dev` of this VEDETTA_PORT_BASE for some minutes, without touching it: CPU and memory of everything it
 * started, growth of tables, lines of errors, and after each simulated day the tables against what stood on the sites.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, output: { type: 'string' }, examples: { type: 'string' } },
})
if (values.output === undefined || !/^\d+$/.test(values.minutes)) {
  console.error(
    'node scripts/dev/living/measure/main.ts --minutes <n> --output <file that `pnpm dev` writes to> [--examples <n>]',
  )
  process.exit(2)
}

/** Shorter than a tick of the living day, so that no day's first tick is missed. */
const pollMs = 2_000
const sampleMs = minuteMs

const root = join(import.meta.dirname, '../../../..')
const engineFolder = execFileSync(join(root, 'scripts/services'), ['folder'], { encoding: 'utf8' }).trim()
const { dev, started } = await findStarted(process.env.VEDETTA_PORT_BASE ?? '', engineFolder)
const { dayLengthMs } = await readPlan()
const pool = createPool(readDevSettings(process.env).env.MIGRATION_DATABASE_URL, { max: 1 })
const sites = livingSites()
const vats = sites.map(({ company }) => company.vat)
const numberOf = new Map(sites.map(({ number, company }) => [company.vat, number]))
const siteDaysOf = createSiteDays(livingWorld, sites)
const scorer = new WatchScorer()
const starts = new Map<Day, Date>()
const began = new Date()
const tablesBefore = await selectTableBytes({ pool })
const samples: Sample[] = []
const spent = new Map<string, number>()
let families = await readFamilies(dev, started)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const stop = new AbortController()

const until = began.getTime() + Number(values.minutes) * minuteMs
while (!stop.signal.aborted && Date.now() < until) {
  await countCpu()
  if (samples.length === 0 || Date.now() - began.getTime() >= samples.length * sampleMs) await sample()
  // A machine that is too busy to answer is part of what is measured.
  await followClock().catch((error: unknown) => console.error(`${new Date().toISOString()} ${error}`))
  await sleep(pollMs, undefined, { signal: stop.signal }).catch(() => undefined)
}
await countCpu()
await sample()
printReport({
  samples,
  tables: { before: tablesBefore, after: await selectTableBytes({ pool }) },
  visits: await selectVisitCounts(pool, began),
  scorer,
  examples: Number(values.examples ?? 0),
  errors: await readErrorLines(values.output, engineFolder),
})
await pool.end()

async function readPlan(): Promise<LivingDayPlan> {
  const living = started.find(({ name }) => name === 'living')
  const plan = living && (await readVariable(living.pid, 'LIVING_DAY_PLAN'))
  if (plan === undefined) throw new Error('no simulated day runs in this instance')
  return JSON.parse(plan)
}

async function countCpu(): Promise<void> {
  const now = await readFamilies(dev, started)
  for (const [name, family] of now)
    spent.set(name, (spent.get(name) ?? 0) + spentBetween(families.get(name) ?? [], family))
  families = now
}

async function sample(): Promise<void> {
  const usage = new Map<string, Usage>()
  for (const [name, family] of families) usage.set(name, { cpuMs: spent.get(name) ?? 0, bytes: await memoryOf(family) })
  samples.push({ at: Date.now(), usage })
}

/** Scores a day as soon as the next one has begun. */
async function followClock(): Promise<void> {
  const clock = await selectClock(pool)
  if (clock === null || starts.has(clock.day)) return
  const visits = await selectLastVisits(pool, vats)
  const rows = (await selectLivingPositions(pool, vats)).map((row) => ({ ...row, number: numberOf.get(row.vat) ?? -1 }))
  starts.set(clock.day, new Date(clock.tickedAt.getTime() - clock.share * dayLengthMs))
  if (starts.size === 1) return
  const siteDays = siteDaysOf(visits, { dayLengthMs, starts })
  scorer.score(clock.day - 1, siteDays, rows)
}
