import { randomUUID } from 'node:crypto'
import { readConfig } from '@vedetta/contracts/process-config'
import pg from 'pg'
import { inject } from 'vitest'
import { engineSettings } from '../config.ts'
import { createDb, createPool, type Db } from '../db/client.ts'
import { withDatabase } from '../db/database-url.ts'
import { createSearch, type Search } from '../search/client.ts'

export type TestDb = { db: Db; pool: pg.Pool; databaseUrl: string }

/** A migrated database of the test file alone. */
export async function createTestDb(): Promise<TestDb & { close: () => Promise<void> }> {
  const { DATABASE_URL } = readConfig(engineSettings, process.env)
  const name = `${inject('run')}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: DATABASE_URL })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`)
  await admin.end()
  const databaseUrl = withDatabase(DATABASE_URL, name)
  const pool = createPool(databaseUrl, { max: 10 })
  const db = createDb(pool)
  return { db, pool, databaseUrl, close: () => db.destroy() }
}

/** A search client with index names of the test file alone. */
export function createTestSearch(): Search & { close: () => Promise<void> } {
  const { OPENSEARCH_URL } = readConfig(engineSettings, process.env)
  const search = createSearch(OPENSEARCH_URL, `${inject('run')}-${randomUUID().slice(0, 8)}-`)
  return { ...search, close: () => search.client.close() }
}

/** A prefix of the test file alone for Redis keys, which the teardown of the run deletes. */
export function testRedis(): { url: string; prefix: string } {
  const { REDIS_URL } = readConfig(engineSettings, process.env)
  return { url: REDIS_URL, prefix: `${inject('run')}-${randomUUID().slice(0, 8)}` }
}
