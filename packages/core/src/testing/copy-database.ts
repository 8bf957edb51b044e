import pg from 'pg'
import { createDb, createPool, type Db } from '../platform/db/client.ts'
import { withDatabase, withRole } from '../platform/db/database-url.ts'
import type { DatabaseRole } from '../platform/db/rights/roles.ts'

/** The database as it is now, as a backup restores it. Ends the connections to it, which pools open anew. */
export async function copyDatabase(databaseUrl: string): Promise<{
  db: Db
  as: (role: DatabaseRole) => { db: Db; databaseUrl: string }
  close: () => Promise<void>
}> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const copy = `${name}_copy`
  const admin = new pg.Client({ connectionString: withDatabase(databaseUrl, 'postgres') })
  await admin.connect()
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY FILE_COPY`)
  await admin.end()
  const url = withDatabase(databaseUrl, copy)
  const opened: Db[] = []
  const open = (each: string) => {
    const db = createDb(createPool(each, { max: 5 }))
    opened.push(db)
    return { db, databaseUrl: each }
  }
  return {
    db: open(url).db,
    as: (role) => open(withRole(url, role)),
    close: async () => {
      await Promise.all(opened.map((db) => db.destroy()))
    },
  }
}
