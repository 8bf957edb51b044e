/**
 * Sees `VEDETTA_ENGINES=external pnpm dev` reach its box on engines that others started: those of the environment, as `scripts/services env`
 * names them, in a database, indices and Redis keys of its own; the keys expire by themselves or go with CI's engines. They are on other ports than its own port base has.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readConfig, readPortBase } from '../packages/contracts/src/calls/process-config.ts'
import { engineSettings, migrationSettings } from '../packages/core/src/platform/config/config.ts'
import { createPool } from '../packages/core/src/platform/db/client.ts'
import { withDatabase, withRole } from '../packages/core/src/platform/db/database-url.ts'
import { createSearch } from '../packages/core/src/search/engine/client.ts'
import { readDevSettings } from './dev/settings.ts'

const portsApart = 500
const timeoutMs = 180_000

const { MIGRATION_DATABASE_URL, REDIS_URL, OPENSEARCH_URL } = readConfig(
  { ...engineSettings, ...migrationSettings },
  process.env,
)
const name = `external${process.pid}`
const folder = await mkdtemp(join(tmpdir(), 'vedetta-external-'))
const ownerUrl = withDatabase(MIGRATION_DATABASE_URL, name)
const env = {
  ...process.env,
  VEDETTA_ENGINES: 'external',
  VEDETTA_PORT_BASE: `${readPortBase(process.env) + portsApart}`,
  VEDETTA_SERVICES_DIR: join(folder, 'services'),
  MIGRATION_DATABASE_URL: ownerUrl,
  REDIS_URL,
  OPENSEARCH_URL,
  REDIS_PREFIX: name,
  INDEX_PREFIX: `${name}-`,
}
const admin = createPool(MIGRATION_DATABASE_URL, { max: 1 })
const search = createSearch(OPENSEARCH_URL, `${name}-`)
try {
  await admin.query(`CREATE DATABASE ${name}`)
  // Fewer companies than `pnpm dev` makes up where there are none.
  await run('apps/cli/src/main.ts', 'migrate')
  await run('apps/cli/src/main.ts', 'seed', '--companies', '200', '--positions', '100')
  await seeItUp()
} finally {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await search.client.indices.delete({ index: `${name}-*` })
  await Promise.all([admin.end(), search.client.close(), rm(folder, { recursive: true })])
}

async function seeItUp(): Promise<void> {
  const dev = start('scripts/dev/main.ts', '--still')
  const exited = once(dev, 'exit') as Promise<[number | null]>
  const giveUp = setTimeout(() => dev.kill('SIGTERM'), timeoutMs)
  let hasBox = false
  try {
    for await (const line of createInterface(dev.stdout)) {
      console.log(line)
      if (!line.includes('Vedetta is up')) continue
      hasBox = true
      const { status } = await fetch(`${readDevSettings(env).apiUrl}/api/health/ready`)
      if (status !== 200) throw new Error(`The API is up, and not ready: ${status}`)
      dev.kill('SIGTERM')
    }
  } finally {
    clearTimeout(giveUp)
    dev.kill('SIGTERM')
    await exited
  }
  const [code] = await exited
  if (!hasBox || code !== 0) throw new Error(`pnpm dev did not reach its box, or ended with ${code}`)
  console.log('external engines: pnpm dev reached its box, its API is ready, and it ended with 0')
}

async function run(...args: string[]): Promise<void> {
  const command = start(...args)
  command.stdout.pipe(process.stdout)
  const [code] = (await once(command, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

function start(...args: string[]): ChildProcessByStdio<null, Readable, null> {
  const own = { ...env, DATABASE_URL: withRole(ownerUrl, 'cli') }
  return spawn(process.execPath, args, { env: own, stdio: ['ignore', 'pipe', 'inherit'] })
}
