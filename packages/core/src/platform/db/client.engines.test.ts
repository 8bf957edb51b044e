import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { createDb, createPool } from './client.ts'
import { isDatabaseOutage } from './is-database-outage.ts'

const { db, pool, databaseUrl, close } = await createTestDb()
afterAll(close)

test('a connection that the server ends between two statements fails the next one, and nothing else', async () => {
  const acquired = once(pool, 'acquire')
  const interrupted = db.transaction().execute(async (tx) => {
    const [client] = await acquired
    const ended = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    await sql`SELECT 1`.execute(tx)
  })
  await expect(interrupted).rejects.toThrow()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a statement beyond its budget fails, in the server too, and its connection goes on', async () => {
  const hurried = createDb(createPool(databaseUrl, { max: 1, budget: { connection: 5_000, statement: 2_000 } }))
  const error = await sql`SELECT pg_sleep(60)`.execute(hurried).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: '57014' })
  expect(isDatabaseOutage(error)).toBe(true)
  expect((await sql`SELECT 1 AS one`.execute(hurried)).rows).toEqual([{ one: 1 }])
  await hurried.destroy()
})

test('a connection whose statement the server does not end in time is not used again, and its transaction is not committed', async () => {
  const cutOff = createPool(databaseUrl, { max: 1, budget: { connection: 5_000, statement: 3_000 } })
  const hurried = createDb(cutOff)
  await sql`CREATE TABLE kept (n int)`.execute(db)
  const failed = hurried.transaction().execute(async (tx) => {
    await sql`INSERT INTO kept VALUES (1)`.execute(tx)
    // As if the server's answer did not come.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SELECT pg_sleep(60)`.execute(tx)
  })
  expect(isDatabaseOutage(await failed.catch((reason: unknown) => reason))).toBe(true)
  await sql`SET statement_timeout = 0`.execute(hurried)
  await expect(sql`SELECT pg_sleep(60)`.execute(hurried)).rejects.toThrow('Query read timeout')
  await sql`INSERT INTO kept VALUES (2)`.execute(hurried)
  expect((await sql`SELECT n FROM kept`.execute(db)).rows).toEqual([{ n: 2 }])
  await hurried.destroy()
})
