import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

/** Brings a database to the newest schema. Waits at most two seconds for a lock, so that a busy table is never blocked for long. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c lock_timeout=2s' })
  await client.connect()
  try {
    const done = await runner({
      dbClient: client,
      dir: join(import.meta.dirname, 'migrations'),
      direction: 'up',
      migrationsTable: 'pgmigrations',
      checkOrder: true,
      log: () => {},
    })
    return done.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}
