import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../testing/test-engines.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('migrating again changes nothing', async () => {
  expect(await migrate(database.databaseUrl)).toEqual([])
})

test('every migration can be taken back and applied again', async () => {
  const dir = join(import.meta.dirname, 'migrations')
  const undone = await runner({
    databaseUrl: database.databaseUrl,
    dir,
    direction: 'down',
    count: Number.POSITIVE_INFINITY,
    migrationsTable: 'pgmigrations',
    log: () => {},
  })
  const { rows } = await database.pool.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
    AND relkind IN ('r', 'S') AND relname NOT LIKE 'pgmigrations%'`)
  expect(rows).toEqual([])
  expect(await migrate(database.databaseUrl)).toEqual(undone.map(({ name }) => name).toReversed())
})
