import { readConfig } from '@vedetta/contracts/calls/process-config'
import { migrationSettings } from '@vedetta/core/platform/config/config'
import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import { countOpenTitles } from '@vedetta/core/search/roles/count-open-titles'

/** Uses the database that the index was made from, with its open titles counted as the worker counts them. */
export async function withOpenTitles<Result>(
  env: NodeJS.ProcessEnv,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(readConfig(migrationSettings, env).MIGRATION_DATABASE_URL, { max: 2 })
  try {
    const db = createDb(pool)
    await countOpenTitles(db, new Date())
    return await use(db)
  } finally {
    await pool.end()
  }
}
