import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { runner } from 'node-pg-migrate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { migrate, migrationLoaderStrategies, runMigrations } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('migrating again changes nothing', async () => {
  expect(await migrate(database.databaseUrl)).toEqual([])
})

test('every migration can be rolled back and applied again', async () => {
  const dir = join(import.meta.dirname, 'migrations')
  const undone = await runner({
    databaseUrl: database.databaseUrl,
    dir,
    direction: 'down',
    count: Number.POSITIVE_INFINITY,
    migrationsTable: 'pgmigrations',
    log: () => {},
    migrationLoaderStrategies,
  })
  const { rows } = await database.pool.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
    AND relkind IN ('r', 'S') AND relname NOT LIKE 'pgmigrations%'`)
  expect(rows).toEqual([])
  expect(await migrate(database.databaseUrl)).toEqual(undone.map(({ name }) => name).toReversed())
})

describe('migrations of another folder', () => {
  let blank: Awaited<ReturnType<typeof createTestDb>>
  let folder: string
  beforeEach(async () => {
    blank = await createTestDb()
    await blank.pool.query('DROP TABLE pgmigrations')
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    await file('001_tool', ['CREATE TABLE tool (name text)', "INSERT INTO tool VALUES ('tornio'), ('tornio')"])
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await blank.close()
  })

  const file = (name: string, statements: string[], heading = '-- Up Migration') =>
    writeFile(join(folder, `${name}.sql`), `${heading}\n${statements.join(';\n')};\n-- Down Migration\n`)
  const outside = '-- Up Migration, outside a transaction'
  const index = async () => {
    const { rows } = await blank.pool.query(`
      SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('tool_name')`)
    return rows.map(({ indisvalid }) => indisvalid)
  }

  test('give up after two seconds where a table is locked, and leave nothing', async () => {
    await runMigrations(blank.databaseUrl, folder)
    await file('002_column', ['CREATE TABLE maker ()', 'ALTER TABLE tool ADD COLUMN size integer'])
    await blank.db.transaction().execute(async (tx) => {
      await sql`SELECT * FROM tool`.execute(tx)
      await expect(runMigrations(blank.databaseUrl, folder)).rejects.toThrow('lock timeout')
      expect((await sql`SELECT to_regclass('maker') AS made`.execute(tx)).rows).toEqual([{ made: null }])
    })
    expect(await runMigrations(blank.databaseUrl, folder)).toEqual(['002_column'])
  })

  test('outside a transaction build an index concurrently, between transactional ones', async () => {
    await file('002_index', ['CREATE INDEX CONCURRENTLY tool_name ON tool (name)'], outside)
    await file('003_column', ['ALTER TABLE tool ADD COLUMN size integer'])
    expect(await runMigrations(blank.databaseUrl, folder)).toEqual(['001_tool', '002_index', '003_column'])
    expect(await index()).toEqual([true])
    expect(await runMigrations(blank.databaseUrl, folder)).toEqual([])
  })

  test('that build an index concurrently without the heading fail and leave nothing', async () => {
    await file('002_index', ['CREATE INDEX CONCURRENTLY tool_name ON tool (name)'])
    await expect(runMigrations(blank.databaseUrl, folder)).rejects.toThrow('cannot run inside a transaction block')
    expect(await index()).toEqual([])
  })

  test('outside a transaction wait longer than two seconds for older transactions', async () => {
    await runMigrations(blank.databaseUrl, folder)
    await file('002_index', ['CREATE INDEX CONCURRENTLY tool_name ON tool (name)'], outside)
    let migrated: Promise<string[]> | undefined
    await blank.db.transaction().execute(async (tx) => {
      await sql`INSERT INTO tool VALUES ('fresa')`.execute(tx)
      migrated = runMigrations(blank.databaseUrl, folder)
      await untilBlockedBy(tx)
      await sql`SELECT pg_sleep(2.2)`.execute(tx)
    })
    await expect(migrated).resolves.toEqual(['002_index'])
  })

  test('that fail outside a transaction are not recorded, and their leftovers block every later migration', async () => {
    await file('002_index', ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS tool_name ON tool (name)'], outside)
    await file('003_column', ['ALTER TABLE tool ADD COLUMN size integer'])
    await expect(runMigrations(blank.databaseUrl, folder)).rejects.toThrow('could not create unique index "tool_name"')
    expect(await index()).toEqual([false])
    const drop = 'DROP INDEX CONCURRENTLY tool_name;'
    await expect(runMigrations(blank.databaseUrl, folder)).rejects.toThrow(drop)
    await blank.pool.query(drop)
    await blank.pool.query('DELETE FROM tool WHERE ctid = (SELECT min(ctid) FROM tool)')
    expect(await runMigrations(blank.databaseUrl, folder)).toEqual(['002_index', '003_column'])
    expect(await index()).toEqual([true])
  })
})
