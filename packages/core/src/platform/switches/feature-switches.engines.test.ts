import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../viewer.ts'
import { createFeatureSwitches, whileOn } from './feature-switches.ts'
import { setSwitch } from './set-switch.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

let now = new Date('2026-11-17T08:00:00Z')
const clock = () => now
beforeEach(() => db.deleteFrom('feature_switch').execute())

const turn = async (on: boolean, by?: Viewer) =>
  setSwitch(
    { db: as('api').db, switches: { forget() {} } },
    by ?? (await viewerOf(db, await makeUser(db), new Date())),
    { name: 'digests', on, reason: 'Prova' },
    clock(),
  )
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

test.each(['api', 'worker', 'watch', 'cli'] as const)(
  'the process %s follows a switch within five seconds',
  async (role) => {
    const switches = createFeatureSwitches({ db: as(role).db, clock })
    expect(await switches.isOn('digests')).toBe(true)
    await turn(false)
    later(4)
    expect(await switches.isOn('digests')).toBe(true)
    later(1)
    expect(await switches.isOn('digests')).toBe(false)
    expect(await switches.isOn('push')).toBe(true)
    await expect(switches.require('digests')).rejects.toMatchObject({ code: 'feature_off', retryAfter: 300 })
  },
)

test('a loop idles while its feature is off, and what was known last holds while the table can’t be read', async () => {
  await turn(false)
  let isAway = false
  const selectFrom = (table: 'feature_switch') => {
    if (isAway) throw new Error('the table can’t be read')
    return db.selectFrom(table)
  }
  const source = { selectFrom } as unknown as Db
  const switches = createFeatureSwitches({ db: source, clock })
  let worked = 0
  const work = whileOn(switches, 'digests', async () => {
    worked++
    return true
  })
  expect(await work()).toBe(false)
  isAway = true
  later(60)
  expect(await work()).toBe(false)
  isAway = false
  await turn(true)
  later(60)
  expect(await work()).toBe(true)
  expect(worked).toBe(1)
})

test('of two operators who turn a switch at once, one is recorded', async () => {
  const operators = [await viewerOf(db, await makeUser(db), now), await viewerOf(db, await makeUser(db), now)]
  const turning = await db.transaction().execute(async (tx) => {
    // Both have looked at the switch before either writes.
    await sql`LOCK TABLE feature_switch IN SHARE MODE`.execute(tx)
    const both = operators.map((operator) => turn(false, operator))
    await expect.poll(() => countWaiting(tx)).toBe(2)
    return { both }
  })
  await Promise.all(turning.both)
  const acts = db.selectFrom('audit_entry').select('details').where('act', '=', 'feature_switched')
  const ids = operators.map(({ userId }) => userId)
  expect(await acts.where('actor_id', 'in', ids).execute()).toMatchObject([{ details: { on: false } }])
})

async function countWaiting(tx: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'feature_switch'::regclass AND NOT granted`.execute(
    tx,
  )
  return rows[0]?.waiting ?? 0
}

test('a switch that is turned while it is read is read again', async () => {
  const reading = Promise.withResolvers<void>()
  const turned = Promise.withResolvers<void>()
  const read = async () => {
    const rows = await db.selectFrom('feature_switch').select('name').where('is_on', '=', false).execute()
    reading.resolve()
    await turned.promise
    return rows
  }
  const query = { select: () => query, where: () => query, execute: read }
  const switches = createFeatureSwitches({ db: { selectFrom: () => query } as unknown as Db, clock })
  const before = switches.isOn('digests')
  await reading.promise
  await turn(false)
  switches.forget()
  turned.resolve()
  expect(await before).toBe(true)
  expect(await switches.isOn('digests')).toBe(false)
})
