import { createDb, createPool, type Db } from '../../packages/core/src/platform/db/client.ts'
import type { DatabaseRole } from '../../packages/core/src/platform/db/rights/roles.ts'

/** What the database holds already: samples must not overwrite the publishers' files, nor made-up companies join others. */
export async function readDemoData(databaseUrl: string): Promise<{ classifications: boolean; companies: boolean }> {
  const pool = createPool(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query(
      'SELECT EXISTS (SELECT FROM ateco) AS classifications, EXISTS (SELECT FROM company) AS companies',
    )
    return rows[0]
  } finally {
    await pool.end()
  }
}

/** A connection of each process's role, for as long as the work takes. */
export async function withRoleDbs(
  urls: Readonly<Record<DatabaseRole, string>>,
  work: (dbs: Readonly<Record<DatabaseRole, Db>>) => Promise<void>,
): Promise<void> {
  const dbs = Object.entries(urls).map(([role, url]) => [role, createDb(createPool(url, { max: 1 }))] as const)
  try {
    await work(Object.fromEntries(dbs) as Record<DatabaseRole, Db>)
  } finally {
    for (const [, db] of dbs) await db.destroy()
  }
}
