import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PlanningClient } from './planned-once.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>

// Our COUNT and bigint values stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type PoolOptions = Pick<pg.PoolConfig, 'max' | 'application_name'> & {
  /** In milliseconds, for processes that answer people; others wait for as long as a statement takes. */
  readonly budget?: { readonly connection: number; readonly statement: number }
}

/** The server's limit of a statement is shorter than the client's by this: normally the server ends it, and the connection stays. */
const answerMs = 500

export function createPool(databaseUrl: string, { budget, ...options }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: budget?.connection ?? 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: PlanningClient,
    ...(budget && {
      query_timeout: budget.statement,
      statement_timeout: budget.statement - answerMs,
      // A process that was cut off in the middle of a transaction must not hold its locks.
      idle_in_transaction_session_timeout: budget.statement,
    }),
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
