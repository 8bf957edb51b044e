import pg from 'pg'
import { isDatabaseOutage } from '../db/is-database-outage.ts'
import { measureCall } from './engine-calls.ts'
import type { ProcessMetrics } from './process-metrics.ts'

const isInternalError = (code = '') => code.startsWith('XX')

const isAnswer = (error: unknown) =>
  error instanceof pg.DatabaseError && !isDatabaseOutage(error) && !isInternalError(error.code)

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error) => void) => void

/** Measures waits for connections of a pool, and statements on them. */
export function observePool(pool: pg.Pool, metrics: ProcessMetrics): void {
  metrics.showPool(pool)
  const connect = pool.connect.bind(pool) as (callback: Callback) => void
  pool.connect = ((callback?: Callback) => {
    const began = performance.now()
    const settled = Promise.withResolvers<pg.PoolClient>()
    connect((error, client, release) => {
      metrics.recordPoolWait((performance.now() - began) / 1_000)
      if (callback) callback(error, client, release)
      else if (client) settled.resolve(client)
      else settled.reject(error)
    })
    return callback ? undefined : settled.promise
  }) as pg.Pool['connect']
  pool.on('connect', (client) => observeClient(client, metrics))
}

function observeClient(client: pg.PoolClient, metrics: ProcessMetrics): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown
  client.query = ((...statement: unknown[]) => {
    const answer = query(...statement)
    // Cursors and COPY are read by their callers, and a callback is the pool's own.
    if (answer instanceof Promise)
      measureCall(metrics, { engine: 'postgresql', operation: operationOf(statement[0]), isAnswer }, answer)
    return answer
  }) as pg.PoolClient['query']
}

/** The first word of the statement: the rest may quote values. */
function operationOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '')
  return (
    /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|commit|rollback)\b/i
      .exec(text)?.[1]
      ?.toUpperCase() ?? 'statement'
  )
}
