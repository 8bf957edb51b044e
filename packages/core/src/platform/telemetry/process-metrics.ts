import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'

export type Engine = 'postgresql' | 'opensearch' | 'redis'

export type ProcessMetrics = {
  readonly registry: Registry
  readonly recordCall: (engine: Engine, isAnswered: boolean, seconds: number) => void
  readonly recordPoolWait: (seconds: number) => void
  /** Shows how a pool is used whenever somebody looks. */
  readonly showPool: (pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void
}

/** Ends of the classes of duration, in seconds. Service levels are measured apart: their bounds need no class. */
export const shortDurations = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of every process: its memory, event loop and calls of engines. */
export function createProcessMetrics(): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'vedetta_engine_call_seconds',
    help: 'Calls of PostgreSQL, OpenSearch and Redis. Failed: no answer, or one that says that the engine has trouble',
    labelNames: ['engine', 'outcome'],
    buckets: shortDurations,
    registers: [registry],
  })
  const waits = new Histogram({
    name: 'vedetta_pool_wait_seconds',
    help: 'Waiting for a connection of the pool of PostgreSQL',
    buckets: shortDurations,
    registers: [registry],
  })
  return {
    registry,
    recordCall: (engine, isAnswered, seconds) =>
      calls.observe({ engine, outcome: isAnswered ? 'answered' : 'failed' }, seconds),
    recordPoolWait: (seconds) => waits.observe(seconds),
    showPool: (pool) => {
      new Gauge({
        name: 'vedetta_pool_connections',
        help: 'Connections of the pool of PostgreSQL, and those who wait for one',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waited_for' }, pool.waitingCount)
        },
      })
    },
  }
}
