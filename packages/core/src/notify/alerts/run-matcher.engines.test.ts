import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Log } from '../../platform/context.ts'
import { createLoop } from '../../platform/loops/loop.ts'
import { createSearch, type Search } from '../../search/engine/client.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { readTradeFamilies } from '../../testing/trade-families.ts'
import { numberEvents } from '../events/number-events.ts'
import { gatherMs, runMatcher } from './run-matcher.ts'
import { createAlertWorld } from './testing/alert-world.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let world: ReturnType<typeof createAlertWorld>
let stop = new AbortController()
let running: Promise<void>[] = []
const start = new Date(Date.now() - 60_000)
const quiet = { info() {}, warn() {}, error() {} }
const measured: [string, number][] = []
const latencies = { record: (stage: string, ms: number) => void measured.push([stage, ms]) }
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  world = createAlertWorld({ db: database.db, search: engine, log: quiet }, database.as('worker').db, start)
})
afterEach(async () => {
  stop.abort()
  await Promise.all(running)
  running = []
  stop = new AbortController()
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const run = (search: Search = engine, log: Log = quiet, alertSignals: { send: () => void } = { send() {} }) => {
  running.push(
    runMatcher(
      { db: database.as('worker').db, search, log, latencies, alertSignals, roleFamilies: readTradeFamilies },
      createLoop(log, { what: 'matching', idleMs: gatherMs }, stop.signal),
    ),
  )
}
const told = async (person: Parameters<typeof world.alertsOf>[0]) =>
  (await world.alertsOf(person)).map(({ positionNo }) => positionNo)
const progress = () => database.db.selectFrom('event_follower').select('number').executeTakeFirstOrThrow()

describe('runMatcher', () => {
  test('in two processes tells every position once', async () => {
    const person = await world.recruiter()
    for (const _ of [1, 2]) run()
    const positions: number[] = []
    for (let n = 0; n < 20; n++) {
      positions.push(await world.opens({}, new Date()))
      await numberEvents(database.db)
    }
    await expect.poll(() => told(person)).toEqual(positions)
    await expect.poll(() => measured.map(([stage]) => stage)).toEqual(positions.map(() => 'match'))
    expect(Math.max(...measured.map(([, ms]) => ms))).toBeLessThan(60_000)
  })

  test('signals that alerts were written once they can be read', async () => {
    const person = await world.recruiter()
    const seen: number[][] = []
    const send = async () => void seen.push(await told(person))
    run(engine, quiet, { send })
    const position = await world.opens({}, new Date())
    await numberEvents(database.db)
    await expect.poll(() => seen).toEqual([[position]])
  })

  test('waits for an engine that is down, and then tells what it missed', async () => {
    const person = await world.recruiter()
    const position = await world.opens({}, new Date())
    await numberEvents(database.db)
    const before = await progress()
    const failures: string[] = []
    const log = { ...quiet, error: (_: object, message: string) => void failures.push(message) }
    const nowhere = createSearch('http://127.0.0.1:9', engine.prefix)
    run(nowhere, log)
    await expect.poll(() => failures).toContain('matching failed, trying again')
    expect([await told(person), await progress()]).toEqual([[], before])
    stop.abort()
    await Promise.all(running)
    await nowhere.client.close()
    stop = new AbortController()
    run()
    await expect.poll(() => told(person)).toEqual([position])
  })

  test('leaves no position in the index of fresh ones', async () => {
    const person = await world.recruiter()
    run()
    const position = await world.opens({}, new Date())
    await numberEvents(database.db)
    await expect.poll(() => told(person)).toEqual([position])
    const count = async () => {
      const index = `${engine.prefix}fresh-positions`
      await engine.client.indices.refresh({ index })
      return (await engine.client.count({ index })).body.count
    }
    await expect.poll(count).toBe(0)
  })
})
