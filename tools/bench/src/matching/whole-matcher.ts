import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { matchNext } from '@vedetta/core/notify/alerts/match-next'
import { createStandingFilters } from '@vedetta/core/notify/alerts/standing-filters'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { createFreshIndex } from '@vedetta/core/search/engine/fresh-index'
import type { PositionDocument } from '@vedetta/core/search/engine/position-document'
import { readTradeFamilies } from '@vedetta/core/testing/trade-families'
import { Draws } from '@vedetta/synthetic/random/draws'
import { backendPid } from '../harness/backend-pid.ts'
import { engineCpuMs } from '../harness/engine-cpu.ts'
import { measureCpu, totalCpu } from '../harness/process-cpu.ts'
import type { Scratch } from '../harness/scratch.ts'
import type { RandomFilter } from './random-filters.ts'
import { saveFilters } from './save-filters.ts'

/**
 * New positions in a minute of a normal day: the simulated month (`pnpm bench watch-month`) opens 537 in 30 days on
 * 5,000 sites, which is 12,172 a day on 3.4 million.
 */
const positionsAMinute = 9
/** The times, in milliseconds, for which the matcher may gather positions before it matches them together. */
const gatherings = [2_000, 5_000, 15_000] as const
const stream = 44

type Written = { matches: number; alerts: number }

/** Measures the matcher as the worker runs it: filters from the database, matches and alerts written to it. */
export async function measureWholeMatcher(
  scratch: Scratch,
  filters: readonly RandomFilter[],
  documents: readonly PositionDocument[],
): Promise<void> {
  await saveFilters(scratch, filters)
  await scratch.db.deleteFrom('position_event').execute()
  await scratch.pool.query('VACUUM ANALYZE')
  await scratch.db.connection().execute(async (connection) => {
    const backend = await backendPid(connection)
    const standing = createStandingFilters({ db: connection, log: scratch.log, roleFamilies: readTradeFamilies })
    const started = process.cpuUsage()
    const before = process.memoryUsage().rss
    await standing.refresh(new Date())
    const loaded = process.cpuUsage(started)
    console.log(
      `the worker’s matcher with ${filters.length} filters: ${ownMs(loaded).toFixed(0)} ms to load them, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
    )
    const index = await createFreshIndex(scratch)
    const matchWritten = async (): Promise<Written> => {
      const sum = { matches: 0, alerts: 0 }
      for (;;) {
        const done = await matchNext({ connection, filters: standing, index: async () => index }, new Date())
        if (done.events === 0) return sum
        sum.matches += done.matches
        sum.alerts += done.alerts
      }
    }
    const match = async (some: readonly PositionDocument[]) => {
      await open(scratch, some)
      return matchWritten()
    }
    const measure = async (what: string, work: () => Promise<readonly Written[]>) => {
      const engine = await engineCpuMs(scratch.search)
      const [database] = await measureCpu([backend])
      const own = process.cpuUsage()
      const batches = await work()
      const [databaseAfter] = await measureCpu([backend])
      const ours = ownMs(process.cpuUsage(own))
      const used = {
        engine: (await engineCpuMs(scratch.search)) - engine,
        matcher: ours,
        database: (databaseAfter ? totalCpu(databaseAfter) : 0) - (database ? totalCpu(database) : 0),
      }
      const total = used.engine + used.matcher + used.database
      const parts = Object.entries(used).map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      const sum = (key: keyof Written) => batches.reduce((all, batch) => all + batch[key], 0)
      console.log(
        `  ${what}: ${total.toFixed(0)} ms of CPU (${parts.join(', ')}); ${sum('matches')} matches, ${sum('alerts')} alerts`,
      )
    }
    const oneByOne = async (some: readonly PositionDocument[]) => {
      const written: Written[] = []
      for (const each of some) written.push(await match([each]))
      return written
    }
    const minuteGathered = async (some: readonly PositionDocument[], gatherMs: number) => {
      const opening = openInAMinute(scratch, some)
      const written: Written[] = []
      for (const until = Date.now() + minuteMs; Date.now() < until; await sleep(gatherMs))
        written.push(await matchWritten())
      await opening
      return [...written, await matchWritten()]
    }
    await match(documents.slice(0, 100))
    const minutes = [1, 2, 3].map((n) => documents.slice(n * 100, n * 100 + positionsAMinute))
    for (const minute of minutes)
      await measure(`a minute’s ${minute.length} positions at once`, async () => [await match(minute)])
    for (const minute of minutes.map((_, n) => documents.slice(n * 100 + 50, n * 100 + 50 + positionsAMinute)))
      await measure(`a minute’s ${minute.length} positions one by one`, () => oneByOne(minute))
    await measure('a minute without positions', () => minuteGathered([], gatherings[0]))
    for (const [n, gatherMs] of gatherings.entries()) {
      const minute = documents.slice(400 + n * 20, 400 + n * 20 + positionsAMinute)
      await measure(`a minute’s ${minute.length} positions at random times, gathered for ${gatherMs / 1_000} s`, () =>
        minuteGathered(minute, gatherMs),
      )
    }
    const rest = documents.slice(500)
    await measure(`${rest.length} positions`, async () => [await match(rest)])
  })
}

/** Opens positions at random times of a minute, the same in every run. */
async function openInAMinute(scratch: Scratch, documents: readonly PositionDocument[]): Promise<void> {
  const draws = new Draws(1).begin(stream, 0)
  const startedAt = Date.now()
  const times = documents.map(() => draws.unit() * minuteMs).sort((one, other) => one - other)
  for (const [n, document] of documents.entries()) {
    await sleep(startedAt + (times[n] ?? 0) - Date.now())
    await open(scratch, [document])
  }
}

async function open({ db, pool }: Scratch, documents: readonly PositionDocument[]): Promise<void> {
  const numbers = documents.map(({ position_no }) => position_no)
  const insert = `INSERT INTO position_event (position_no, kind, at) SELECT no, 'new', now() FROM unnest($1::int[]) no`
  await pool.query(insert, [numbers])
  while (await numberEvents(db));
}

const ownMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000
