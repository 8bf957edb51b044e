import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import pg from 'pg'
import { type MigrationSection, readMigration } from './migration-file.ts'
import { applyRights } from './rights/apply-rights.ts'

/** Outside a transaction no statement queues behind the waiting one, and it waits only for older transactions. */
const outsideLockTimeout = '10min'

const shipped = join(import.meta.dirname, 'migrations')

/** Migrates a database to the newest schema, then gives each process's role its rights. The URL is the owner's. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const done = await runMigrations(databaseUrl)
  await applyRights(databaseUrl)
  return done
}

/** Waits at most two seconds for a lock, so that a busy table is never blocked for long. */
export async function runMigrations(databaseUrl: string, folder: string = shipped): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c lock_timeout=2s' })
  await client.connect()
  try {
    await refuseInvalidIndexes(client)
    const done = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'pgmigrations',
      checkOrder: true,
      log: () => {},
      migrationLoaderStrategies,
    })
    return done.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

export const migrationLoaderStrategies = [{ extensions: ['.sql'], loader: loadMigrations }]

function loadMigrations(paths: string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const { up, down } = readMigration(await readFile(path, 'utf8'))
      return { id: path, filePaths: [path], actions: { up: actionOf(up), down: actionOf(down) } }
    }),
  )
}

function actionOf({ sql, isInTransaction }: MigrationSection) {
  return (pgm: MigrationBuilder): void => {
    if (isInTransaction) {
      pgm.sql(sql)
      return
    }
    pgm.noTransaction()
    pgm.sql(`SET lock_timeout = '${outsideLockTimeout}'`)
    pgm.sql(sql)
    pgm.sql('RESET lock_timeout')
  }
}

/** The invalid index that a failed concurrent build leaves: `IF NOT EXISTS` would take it for the finished one. */
async function refuseInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON oid = indexrelid
    WHERE NOT indisvalid AND relnamespace = current_schema()::regnamespace ORDER BY 1`)
  if (rows.length === 0) return
  const drops = rows.map(({ name }) => `DROP INDEX CONCURRENTLY ${name};`).join(' ')
  throw new Error(
    `an index is not valid: building it concurrently failed, or is still under way. If it failed: ${drops}`,
  )
}
