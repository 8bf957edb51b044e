import { matchNext } from '@vedetta/core/notify/alerts/match-next'
import { createStandingFilters } from '@vedetta/core/notify/alerts/standing-filters'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { createFreshIndex } from '@vedetta/core/search/engine/fresh-index'
import type { PositionDocument } from '@vedetta/core/search/engine/position-document'
import { readTradeFamilies } from '@vedetta/core/testing/trade-families'
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
    const { pid: backend } = await connection
      .selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'))
      .executeTakeFirstOrThrow()
    const standing = createStandingFilters({ db: connection, log: scratch.log, roleFamilies: readTradeFamilies })
    const started = process.cpuUsage()
    const before = process.memoryUsage().rss
    await standing.refresh(new Date())
    const loaded = process.cpuUsage(started)
    console.log(
      `the worker’s matcher with ${filters.length} filters: ${ownMs(loaded).toFixed(0)} ms to load them, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
    )
    const index = await createFreshIndex(scratch)
    const match = async (some: readonly PositionDocument[]) => {
      await open(scratch, some)
      const sum = { matches: 0, alerts: 0 }
      for (;;) {
        const done = await matchNext({ connection, filters: standing, index: async () => index }, new Date())
        if (done.events === 0) return sum
        sum.matches += done.matches
        sum.alerts += done.alerts
      }
    }
    const measure = async (what: string, batches: readonly (readonly PositionDocument[])[]) => {
      const engine = await engineCpuMs(scratch.search)
      const [database] = await measureCpu([backend])
      const own = process.cpuUsage()
      const written = { matches: 0, alerts: 0 }
      for (const batch of batches) {
        const { matches, alerts } = await match(batch)
        written.matches += matches
        written.alerts += alerts
      }
      const [databaseAfter] = await measureCpu([backend])
      const ours = ownMs(process.cpuUsage(own))
      const used = {
        engine: (await engineCpuMs(scratch.search)) - engine,
        matcher: ours,
        database: (databaseAfter ? totalCpu(databaseAfter) : 0) - (database ? totalCpu(database) : 0),
      }
      const total = used.engine + used.matcher + used.database
      const parts = Object.entries(used).map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      console.log(
        `  ${what}: ${total.toFixed(0)} ms of CPU (${parts.join(', ')}); ${written.matches} matches, ${written.alerts} alerts`,
      )
    }
    await match(documents.slice(0, 100))
    const minutes = [1, 2, 3].map((n) => documents.slice(n * 100, n * 100 + positionsAMinute))
    for (const minute of minutes) await measure(`a minute’s ${minute.length} positions at once`, [minute])
    for (const minute of minutes.map((_, n) => documents.slice(n * 100 + 50, n * 100 + 50 + positionsAMinute)))
      await measure(
        `a minute’s ${minute.length} positions one by one`,
        minute.map((each) => [each]),
      )
    const rest = documents.slice(500)
    await measure(`${rest.length} positions`, [rest])
  })
}

async function open({ db, pool }: Scratch, documents: readonly PositionDocument[]): Promise<void> {
  const numbers = documents.map(({ position_no }) => position_no)
  const insert = `INSERT INTO position_event (position_no, kind, at) SELECT no, 'new', now() FROM unnest($1::int[]) no`
  await pool.query(insert, [numbers])
  while (await numberEvents(db));
}

const ownMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000
