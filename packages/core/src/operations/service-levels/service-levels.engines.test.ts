import type { ServiceLevelName } from '@vedetta/contracts/operations/service-levels'
import { dayMs } from '@vedetta/contracts/text/durations'
import { minMeasured } from '@vedetta/contracts/watch/freshness-stages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { tableMetrics } from '../metrics/table-metrics.ts'
import { countLevelStates } from './count-level-states.ts'
import { createLevelRecorder } from './level-recorder.ts'
import { readServiceLevels } from './read-service-levels.ts'
import { countSurePositions, setLevelStates } from './service-levels.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
beforeEach(() => database.db.deleteFrom('service_level_day').execute())
afterAll(() => database.close())

const now = new Date('2026-11-16T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

async function record(level: 'search' | 'delivered', good: number, bad: number, at = now): Promise<void> {
  const recorder = createLevelRecorder(database.as('api').db, () => at)
  recorder.record(level, true, good)
  recorder.record(level, false, bad)
  await recorder.flush()
  await recorder.flush()
}

const stateOf = async (level: ServiceLevelName) =>
  (await readServiceLevels(database.as('api').db, now)).find((one) => one.level === level)

test('events of several processes add up by day, and are stated over each window', async () => {
  await record('search', 90, 10)
  await record('search', 100, 0)
  await record('search', 0, 200, daysAgo(40))
  expect(await stateOf('search')).toEqual({
    level: 'search',
    today: 0.95,
    windows: [
      { days: 30, share: 0.95 },
      { days: 90, share: 0.475 },
    ],
  })
})

test('too few events are no figure', async () => {
  await record('delivered', minMeasured - 1, 0)
  expect(await stateOf('delivered')).toMatchObject({ today: null, windows: [{ share: null }, { share: null }] })
})

test('the last count of a state stands, and Prometheus gets it', async () => {
  const { db } = database.as('worker')
  for (const good of [100, 180]) await setLevelStates(db, [{ level: 'visited', good, total: 200 }], now)
  expect(await stateOf('visited')).toMatchObject({ today: 0.9 })
  const text = await tableMetrics(db, now)
  expect(text).toContain('vedetta_service_level_share{level="visited"} 0.9\n')
  expect(text).toContain('vedetta_queue_depth{queue="alerts"} 0\n')
  expect(text).toContain('vedetta_webhooks{state="paused"} 0\n')
})

test('the states are counted from the tables, and days of long ago deleted', async () => {
  await record('search', 60, 0, daysAgo(400))
  await record('search', 60, 0, daysAgo(399))
  await countLevelStates(database.as('worker').db, now)
  const rows = await database.db.selectFrom('service_level_day').select(['level', 'total']).orderBy('level').execute()
  expect(rows).toEqual([
    { level: 'reading', total: 0 },
    { level: 'search', total: 60 },
    { level: 'visited', total: 0 },
  ])
})

test('open positions that were read with certainty are counted beside all of them', async () => {
  for (const confidence of [0.95, 0.9, 0.6]) await makePosition(database.db, { confidence })
  const closed = await makePosition(database.db, { confidence: 0.6 })
  await database.db
    .updateTable('position')
    .set({ closed_at: new Date(), closing_reason: 'gone' })
    .where('position_no', '=', closed)
    .execute()
  expect(await countSurePositions(database.as('worker').db)).toEqual({ good: 2, total: 3 })
})
