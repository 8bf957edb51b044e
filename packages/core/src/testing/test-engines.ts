import { randomUUID } from 'node:crypto'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import pg from 'pg'
import { inject } from 'vitest'
import { engineSettings, migrationSettings } from '../platform/config/config.ts'
import { createDb, createPool, type Db } from '../platform/db/client.ts'
import { withDatabase, withRole } from '../platform/db/database-url.ts'
import type { DatabaseRole } from '../platform/db/rights/roles.ts'
import { createSearch, type Search } from '../search/engine/client.ts'
import { patienceMs } from './patience.ts'

export type TestDb = {
  /** The owner's, who may do everything. */
  db: Db
  pool: pg.Pool
  databaseUrl: string
  /** The same database as a process has it, by its own role. */
  as: (role: DatabaseRole) => { db: Db; pool: pg.Pool; databaseUrl: string }
}

/** A migrated database of the test file alone. */
export async function createTestDb(): Promise<TestDb & { close: () => Promise<void> }> {
  const { MIGRATION_DATABASE_URL: ownerUrl } = readConfig(migrationSettings, process.env)
  const name = `${inject('run')}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: ownerUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`)
  await admin.end()
  const opened = new Map<string, ReturnType<TestDb['as']>>()
  const open = (databaseUrl: string) => {
    const known = opened.get(databaseUrl)
    if (known) return known
    const pool = createPool(databaseUrl, { max: 10 })
    pool.options.connectionTimeoutMillis = patienceMs
    const connected = { db: createDb(pool), pool, databaseUrl }
    opened.set(databaseUrl, connected)
    return connected
  }
  const owned = open(withDatabase(ownerUrl, name))
  return {
    ...owned,
    as: (role) => open(withRole(owned.databaseUrl, role)),
    close: async () => {
      await Promise.all([...opened.values()].map(({ db }) => db.destroy()))
    },
  }
}

/** A search client with index names of the test file alone. */
export function createTestSearch(): Search & { close: () => Promise<void> } {
  const { OPENSEARCH_URL } = readConfig(engineSettings, process.env)
  const prefix = `${inject('run')}-${randomUUID().slice(0, 8)}-`
  const search = createSearch(OPENSEARCH_URL, prefix, { answerMs: patienceMs, requestMs: patienceMs })
  return { ...search, close: () => search.client.close() }
}

/** A prefix of the test file alone for Redis keys, which the teardown of the run deletes. */
export function testRedis(): { url: string; prefix: string } {
  const { REDIS_URL } = readConfig(engineSettings, process.env)
  return { url: REDIS_URL, prefix: `${inject('run')}-${randomUUID().slice(0, 8)}` }
}
