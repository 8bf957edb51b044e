import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { numberSome } from './events.queries.ts'
import { numberEvents } from './number-events.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterEach(() => db.deleteFrom('position_event').execute())
afterAll(() => database.close())

const relay = () => numberEvents(database.as('worker').db)
const write = (to: Db, positionNo: number) =>
  to.insertInto('position_event').values({ position_no: positionNo, kind: 'new', at: new Date() }).execute()
const numbered = async () => {
  const rows = await db.selectFrom('position_event').select(['position_no', 'number']).orderBy('number').execute()
  return rows.map(({ position_no, number }) => [position_no, number])
}

describe('numberEvents', () => {
  test('numbers events in the order of their making, on from the last number', async () => {
    for (const no of [1, 2]) await write(db, no)
    expect(await relay()).toBe(false)
    for (const no of [3, 4]) await write(db, no)
    await relay()
    expect(await numbered()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
  })

  test('numbers the event of a late commit after those numbered meanwhile, so that no follower passes it', async () => {
    await db.transaction().execute(async (tx) => {
      await write(tx, 1)
      await write(db, 2)
      await relay()
      expect(await numbered()).toContainEqual([2, 1])
    })
    await relay()
    expect(await numbered()).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  test('numbers the oldest first where more are waiting than a batch takes', async () => {
    for (const no of [1, 2, 3]) await write(db, no)
    for (const _ of [1, 2]) await db.transaction().execute((tx) => numberSome(tx, 2))
    expect(await numbered()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('numbers each event once, whoever else does', async () => {
    for (let no = 1; no <= 50; no++) await write(db, no)
    await Promise.all(Array.from({ length: 8 }, relay))
    expect((await numbered()).map(([, number]) => number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })
})
