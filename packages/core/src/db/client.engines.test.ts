import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../testing/test-engines.ts'

const { db, pool, close } = await createTestDb()
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
