import { once } from 'node:events'
import { createPool } from '../../packages/core/src/platform/db/client.ts'
import { createFailFastRedis } from '../../packages/core/src/platform/redis/redis.ts'
import { createSearch } from '../../packages/core/src/search/engine/client.ts'
import type { DevSettings } from './settings.ts'
import { waitFor } from './wait-for.ts'

const timeoutMs = 90_000

/** By their own protocols: Docker accepts connections before the engine behind them does. */
export async function waitForExternalEngines(
  { MIGRATION_DATABASE_URL, REDIS_URL, OPENSEARCH_URL }: DevSettings['env'],
  tell: (line: string) => void,
): Promise<void> {
  const engines = [
    { name: 'PostgreSQL', setting: 'MIGRATION_DATABASE_URL', url: MIGRATION_DATABASE_URL, check: checkPostgres },
    { name: 'Redis', setting: 'REDIS_URL', url: REDIS_URL, check: checkRedis },
    { name: 'OpenSearch', setting: 'OPENSEARCH_URL', url: OPENSEARCH_URL, check: checkOpenSearch },
  ]
  for (const { name, setting, url, check } of engines) {
    const where = `${name} at ${new URL(url).host}`
    const advice = `Start it (docker compose up -d), or set ${setting}, or unset VEDETTA_ENGINES.`
    await waitFor({ name: where, check: () => check(url), timeoutMs, advice, tell })
    tell(`${where} is there`)
  }
}

async function checkPostgres(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 })
  try {
    await pool.query('SELECT 1')
  } finally {
    await pool.end()
  }
}

async function checkRedis(url: string): Promise<void> {
  const redis = createFailFastRedis(url)
  try {
    await once(redis, 'ready')
  } finally {
    redis.disconnect()
  }
}

async function checkOpenSearch(url: string): Promise<void> {
  const { client } = createSearch(url, '')
  try {
    await client.cluster.health({ wait_for_status: 'yellow', timeout: '2s' })
  } finally {
    await client.close()
  }
}
