import { randomUUID } from 'node:crypto'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { engineSettings, migrationSettings } from '@vedetta/core/platform/config/config'
import type { Context } from '@vedetta/core/platform/context'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { withDatabase, withRole } from '@vedetta/core/platform/db/database-url'
import { migrate } from '@vedetta/core/platform/db/migrate'
import type { DatabaseRole } from '@vedetta/core/platform/db/rights/roles'
import { createSearch } from '@vedetta/core/search/engine/client'
import type { ContextWithSearch } from '@vedetta/core/search/engine/context-with-search'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { deleteKeys } from '@vedetta/core/testing/delete-keys'
import { patienceMs } from '@vedetta/core/testing/patience'
import { logToStderr } from './log-to-stderr.ts'

export type Scratch = Pick<ContextWithSearch, 'db' | 'search' | 'log'> & {
  pool: ReturnType<typeof createPool>
  databaseUrl: string
  /** For a process that is measured: by its own role. */
  urlOf: (role: DatabaseRole) => string
  redis: { url: string; prefix: string }
  opensearchUrl: string
  indexPrefix: string
}

/** Runs a measurement on a migrated database, indices and Redis keys of its own, which are removed when it ends. */
export async function withScratch<Result>(
  env: NodeJS.ProcessEnv,
  measure: (scratch: Scratch) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...engineSettings, ...migrationSettings }, env)
  const name = `bench${randomUUID().slice(0, 8)}`
  const admin = createPool(config.MIGRATION_DATABASE_URL, { max: 1 })
  await admin.query(`CREATE DATABASE ${name}`)
  const databaseUrl = withDatabase(config.MIGRATION_DATABASE_URL, name)
  await migrate(databaseUrl)
  const pool = createPool(databaseUrl, { max: 20 })
  // Many writers share it, and on a busy machine they take turns for long.
  pool.options.connectionTimeoutMillis = patienceMs
  const db = createDb(pool)
  const search = createSearch(config.OPENSEARCH_URL, `${name}-`)
  await ensureIndices(search)
  try {
    return await measure({
      db,
      pool,
      search,
      log,
      databaseUrl,
      urlOf: (role) => withRole(databaseUrl, role),
      redis: { url: config.REDIS_URL, prefix: name },
      opensearchUrl: config.OPENSEARCH_URL,
      indexPrefix: `${name}-`,
    })
  } finally {
    await db.destroy()
    await search.client.indices.delete({ index: `${name}-*` })
    await search.client.close()
    await deleteKeys(config.REDIS_URL, name)
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}

const log: Context['log'] = { info() {}, warn: logToStderr, error: logToStderr }
