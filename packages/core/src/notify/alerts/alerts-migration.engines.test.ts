import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigration } from '../../platform/db/migration-file.ts'
import { createTestDb } from '../../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('migration 025 numbers the events there are, and the matcher begins after them', async () => {
  const { db, pool } = database
  const { up, down } = readMigration(
    await readFile(new URL('../../platform/db/migrations/025_alerts.sql', import.meta.url), 'utf8'),
  )
  await pool.query(down.sql)
  const before = [1, 2, 3].map((position_no) => ({ position_no, kind: 'new', at: new Date() }))
  await db.insertInto('position_event').values(before).execute()
  await pool.query(up.sql)
  const numbers = await db.selectFrom('position_event').select('number').orderBy('number').execute()
  expect(numbers).toHaveLength(3)
  expect(await db.selectFrom('event_follower').selectAll().execute()).toEqual([
    { name: 'matcher', number: numbers.at(-1)?.number },
  ])
})
