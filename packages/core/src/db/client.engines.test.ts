import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../testing/test-engines.ts'

const { db, pool, close } = await createTestDb()
afterAll(close)

test('a connection that the server ends between two statements fails the next one, and nothing else', async () => {
  const interrupted = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await sleep(200)
    await sql`SELECT 1`.execute(tx)
  })
  await expect(interrupted).rejects.toThrow()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
