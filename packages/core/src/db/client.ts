import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PlanningClient } from './planned-once.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>

// Our COUNT and bigint values stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function createPool(
  databaseUrl: string,
  options: Pick<pg.PoolConfig, 'max' | 'application_name'> = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    Client: PlanningClient,
    ...options,
  })
  // A connection that the server closes must not end the process, whether idle or between two statements; the next
  // query reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Destroying the client ends the pool. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
