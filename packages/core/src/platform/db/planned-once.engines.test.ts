import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { createDb, createPool, type Db } from './client.ts'
import { plannedOnce } from './planned-once.ts'

let close: () => Promise<void>
let db: Db
beforeAll(async () => {
  const testDb = await createTestDb()
  // One connection, so that a test sees the statements prepared on it.
  db = createDb(createPool(testDb.databaseUrl, { max: 1 }))
  close = async () => {
    await db.destroy()
    await testDb.close()
  }
})
afterAll(() => close())

const double = async (handle: Db, number: number) => {
  const { rows } = await sql<{ doubled: number }>`${plannedOnce('double')}
    SELECT ${number}::int * 2 AS doubled`.execute(handle)
  return rows[0]?.doubled
}

const planned = async () => {
  const { rows } = await sql<{ name: string; uses: number }>`
    SELECT name, (generic_plans + custom_plans) AS uses FROM pg_prepared_statements`.execute(db)
  return rows
}

test('plannedOnce plans a statement once per connection and returns each call’s own rows, also in a transaction', async () => {
  expect([await double(db, 1), await double(db, 21)]).toEqual([2, 42])
  expect(await db.transaction().execute((tx) => double(tx, 4))).toBe(8)
  expect(await planned()).toEqual([{ name: 'double', uses: 3 }])
})

test('plannedOnce prepares no other statements', async () => {
  await sql`SELECT 1 /* planned once: nothing */`.execute(db)
  await db.selectFrom('licence').select('licence_no').execute()
  expect((await planned()).map(({ name }) => name)).toEqual(['double'])
})
