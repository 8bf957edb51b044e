import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { finishVisits } from '@vedetta/core/watch/loop/finish-visits'
import { leaseDue } from '@vedetta/core/watch/schedule/lease-due'
import { percentile } from '../harness/percentile.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import {
  churnSchedule,
  describeEngineSettings,
  fillSchedule,
  readWalPosition,
  selectTableSizes,
  type TableSize,
  vacuumIfDue,
} from './schedule.queries.ts'
import { nullPageStore, unchangedVisit } from './stub-visits.ts'

const batch = 200
const days = 3
const maxSlicesPerDay = 24 * 8
/** A slice must hold several batches, since some of each are measured. */
const minSourcesPerSlice = 3 * batch
/** Batches leased and finished for real in each slice; the other due sources are updated in bulk. */
const measuredBatchesPerSlice = 5
const batchesAfterCheckpoint = 5
const start = new Date(Date.UTC(2026, 10, 2))

type Measured = {
  sources: number
  lease: number[]
  finish: number[]
  leaseWal: number[]
  finishWal: number[]
  /** WAL per visit right after a checkpoint, when full page images are written. */
  freshWal: number[]
  vacuums: number
  sizes: TableSize[]
}

/** Measures leasing, completing and re-scheduling over days of churn, at two sizes, the smaller first. */
export async function benchWatchSchedule(env: NodeJS.ProcessEnv, sizes: readonly number[]): Promise<void> {
  const all: Measured[] = []
  for (const sources of sizes) {
    const measured = await withScratch(env, (scratch) => churn(scratch, sources))
    report(measured)
    all.push(measured)
  }
  const [small, large] = [all[0], all.at(-1)]
  if (small === undefined || large === undefined || small === large) return
  const ratio = (of: 'lease' | 'finish', share: number) =>
    (percentile(large[of], share) / percentile(small[of], share)).toFixed(2)
  console.log(
    `ratio at ${large.sources} to ${small.sources}: lease p50 ${ratio('lease', 0.5)}, p99 ${ratio('lease', 0.99)}; finish p50 ${ratio('finish', 0.5)}, p99 ${ratio('finish', 0.99)}`,
  )
  reportProjection(large)
}

async function churn({ db, pool }: Scratch, sources: number): Promise<Measured> {
  console.log(`${sources} sources: filling; ${await describeEngineSettings(pool)}`)
  await fillSchedule(pool, sources, start)
  const measured: Measured = {
    sources,
    lease: [],
    finish: [],
    leaseWal: [],
    finishWal: [],
    freshWal: [],
    vacuums: 0,
    sizes: [],
  }
  const slicesADay = Math.min(maxSlicesPerDay, Math.ceil(sources / minSourcesPerSlice))
  for (let slice = 1; slice <= days * slicesADay; slice++) {
    const now = new Date(start.getTime() + (slice * dayMs) / slicesADay)
    let isMore = true
    for (let turn = 0; turn < measuredBatchesPerSlice && isMore; turn++)
      isMore = await visitBatch(db, pool, measured, now)
    if (isMore) await churnSchedule(pool, now, sources)
    if (await vacuumIfDue(pool)) measured.vacuums += 1
    if (slice % slicesADay === 0) reportDay(measured, slice / slicesADay)
  }
  const end = new Date(start.getTime() + days * dayMs)
  for (let turn = 1; turn <= batchesAfterCheckpoint; turn++) {
    await pool.query('CHECKPOINT')
    await visitBatch(db, pool, measured, new Date(end.getTime() + (turn * dayMs) / slicesADay), 'fresh')
  }
  measured.sizes = await selectTableSizes(pool)
  return measured
}

async function visitBatch(
  db: Scratch['db'],
  pool: Scratch['pool'],
  measured: Measured,
  now: Date,
  pages: 'dirtied' | 'fresh' = 'dirtied',
): Promise<boolean> {
  const token = randomUUID()
  const from = await readWalPosition(pool)
  const started = performance.now()
  const leased = await leaseDue(db, { now, limit: batch, token })
  const isFull = leased.length === batch
  if (leased.length === 0) return false
  const leasedAt = performance.now()
  const between = await readWalPosition(pool)
  const finishing = performance.now()
  const finished = leased.map((source) => ({
    source,
    visit: unchangedVisit,
    visitedAt: now,
    milliseconds: 3_000,
    address: null,
  }))
  await finishVisits(db, nullPageStore, token, finished, now)
  // A slice's last batch is not full and would lower the figures.
  if (isFull && pages === 'fresh') measured.freshWal.push(((await readWalPosition(pool)) - from) / batch)
  else if (isFull) {
    measured.lease.push(leasedAt - started)
    measured.finish.push(performance.now() - finishing)
    measured.leaseWal.push((between - from) / batch)
    measured.finishWal.push(((await readWalPosition(pool)) - between) / batch)
  }
  return isFull
}

function reportDay({ lease, finish }: Measured, day: number): void {
  const of = (samples: number[]) =>
    `p50 ${percentile(samples, 0.5).toFixed(1)} ms, p99 ${percentile(samples, 0.99).toFixed(1)} ms`
  console.log(`  after day ${day}: ${lease.length} batches of ${batch}, lease ${of(lease)}; finish ${of(finish)}`)
}

const mean = (samples: readonly number[]) => samples.reduce((sum, one) => sum + one, 0) / samples.length
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

/** Medians, since the means include WAL written by other users of the same engine. */
function walPerVisit({ leaseWal, finishWal }: Measured): number {
  return percentile(leaseWal, 0.5) + percentile(finishWal, 0.5)
}

function report(measured: Measured): void {
  const { leaseWal, finishWal, freshWal, sizes, vacuums } = measured
  console.log(
    `  WAL per visit: ${walPerVisit(measured).toFixed(0)} bytes (lease ${percentile(leaseWal, 0.5).toFixed(0)}, finish ${percentile(finishWal, 0.5).toFixed(0)}; ` +
      `means ${mean(leaseWal).toFixed(0)} and ${mean(finishWal).toFixed(0)}), right after a checkpoint ${percentile(freshWal, 0.5).toFixed(0)}; ${vacuums} vacuums`,
  )
  for (const { name, rows, table, indexes } of sizes)
    console.log(`  ${name}: ${rows} rows, ${megabytes(table)}, indexes ${megabytes(indexes)}`)
}

/** Projects the sizes to 34 million sources: tables grow with the rows, WAL with the visits; 14 days of visits are retained. */
function reportProjection(large: Measured): void {
  const wanted = 34_000_000
  const times = wanted / large.sources
  const kept = large.sizes
    .filter(({ name }) => name !== 'visit')
    .reduce((sum, { table, indexes }) => sum + table + indexes, 0)
  const visits = large.sizes.find(({ name }) => name === 'visit')
  const visitBytes = visits === undefined || visits.rows === 0 ? 0 : (visits.table + visits.indexes) / visits.rows
  const schedule = large.sizes.find(({ name }) => name === 'source_schedule')
  const hot = ((schedule?.table ?? 0) + (schedule?.indexes ?? 0)) * times
  const visitsPerSecond = wanted / (dayMs / 1_000)
  console.log(
    `34 million: ${megabytes(kept * times)} of tables and indexes, ${megabytes(hot)} of it the schedule, which should fit in memory; ` +
      `${megabytes(visitBytes * wanted * 14)} of visits; ${visitsPerSecond.toFixed(0)} visits/s, so ${megabytes(walPerVisit(large) * wanted)} of WAL a day, ${megabytes(percentile(large.freshWal, 0.5) * wanted)} at most; ` +
      `a lease and a finish of ${batch} every ${((batch / visitsPerSecond) * 1_000).toFixed(0)} ms, which take ${(mean(large.lease) + mean(large.finish)).toFixed(0)} ms`,
  )
}
