import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startOpenIdProvider } from '../../apps/api/src/testing/openid-provider.ts'
import { readConfig } from '../../packages/contracts/src/calls/process-config.ts'
import type { Provider } from '../../packages/contracts/src/facts/providers.ts'
import { importReference } from '../../packages/core/src/companies/reference/import-reference.ts'
import { engineSettings, migrationSettings } from '../../packages/core/src/platform/config/config.ts'
import { createDb, createPool } from '../../packages/core/src/platform/db/client.ts'
import { withDatabase, withRole } from '../../packages/core/src/platform/db/database-url.ts'
import { migrate } from '../../packages/core/src/platform/db/migrate.ts'
import type { DatabaseRole } from '../../packages/core/src/platform/db/rights/roles.ts'
import { createSearch } from '../../packages/core/src/search/engine/client.ts'
import { ensureIndices } from '../../packages/core/src/search/engine/indices.ts'
import { drainOutbox, startCursor } from '../../packages/core/src/search/indexing/drain-outbox.ts'
import { deleteKeys } from '../../packages/core/src/testing/delete-keys.ts'
import { seed } from '../../packages/synthetic/src/seed.ts'
import { startFakeStripe, stripeKeys } from './fake-stripe.ts'
import { startMailbox } from './mailbox.ts'
import { stack } from './stack.ts'
import { vapidKeys } from './vapid-keys.ts'

/**
 * Starts the API with the production build and the worker, with a mail server, two OpenID Connect providers and a fake Stripe, on a database,
 * indices and Redis keys of its own. It removes them when it is stopped or its runner has exited, and removes those of a killed run
 * at the start.
 */
const runner = process.ppid
const webRoot = join(import.meta.dirname, '../../apps/web/dist')
const classifications = join(import.meta.dirname, '../../packages/reference/samples/cleaned')
if (!existsSync(webRoot)) throw new Error('There is no production build: run `pnpm build` first')

const { name } = stack
const config = readConfig({ ...engineSettings, ...migrationSettings }, process.env)
const admin = createPool(config.MIGRATION_DATABASE_URL, { max: 1 })
const search = createSearch(config.OPENSEARCH_URL, `${name}-`)
await removeAll()
await admin.query(`CREATE DATABASE ${name}`)
const databaseUrl = withDatabase(config.MIGRATION_DATABASE_URL, name)
await migrate(databaseUrl)
await ensureIndices(search)
await seedAndIndex()

const mailbox = await startMailbox()
const google = await startOpenIdProvider({ redirectUri: redirectUri('google') })
const microsoft = await startOpenIdProvider({
  redirectUri: redirectUri('microsoft'),
  tenant: '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10',
})
const fakeStripe = await startFakeStripe(`${stack.publicUrl}/api/billing/webhook`)
const env = {
  ...process.env,
  REDIS_PREFIX: name,
  INDEX_PREFIX: `${name}-`,
  PUBLIC_URL: stack.publicUrl,
  // Journeys sign in from addresses of their own: more than a hundred in ten minutes are refused to one.
  TRUSTED_PROXIES: '127.0.0.1',
  PORT: `${stack.port}`,
  WEB_ROOT: webRoot,
  SMTP_URL: mailbox.url,
  LOG_LEVEL: 'error',
  GOOGLE_CLIENT_ID: google.config.clientId,
  GOOGLE_CLIENT_SECRET: google.config.clientSecret,
  GOOGLE_DISCOVERY_URL: google.config.discoveryUrl,
  MICROSOFT_CLIENT_ID: microsoft.config.clientId,
  MICROSOFT_CLIENT_SECRET: microsoft.config.clientSecret,
  MICROSOFT_DISCOVERY_URL: microsoft.config.discoveryUrl,
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: fakeStripe.url,
}
// The worker pushes nothing: it connects to public addresses alone, and the journey's push service is on this machine.
const processes = [start('apps/api', 'api', { VAPID_PUBLIC_KEY: vapidKeys.publicKey }), start('apps/worker', 'worker')]

let stopping: Promise<void> | undefined
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
const runnerCheck = setInterval(() => {
  if (process.ppid !== runner) void stop()
}, 500)

function stop(): Promise<void> {
  stopping ??= end()
  return stopping
}

async function end(): Promise<void> {
  clearInterval(runnerCheck)
  for (const running of processes) running.kill('SIGTERM')
  await Promise.all(processes.map(waitForExit))
  fakeStripe.close()
  await Promise.all([mailbox.close(), google.close(), microsoft.close()])
  await removeAll()
  await search.client.close()
  await admin.end()
  process.exit()
}

function redirectUri(provider: Provider): string {
  return `${stack.publicUrl}/api/auth/callback/${provider}`
}

/** Starts a process group of its own: the runner signals this process's whole group, and a second signal would skip the graceful stop. */
function start(app: string, role: DatabaseRole, settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const main = join(import.meta.dirname, '../..', app, 'src/main.ts')
  const ownEnv = { ...env, ...settings, DATABASE_URL: withRole(databaseUrl, role) }
  return spawn(process.execPath, [main], { env: ownEnv, stdio: 'inherit', detached: true })
}

async function waitForExit(running: ChildProcess): Promise<void> {
  if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
}

async function seedAndIndex(): Promise<void> {
  const pool = createPool(withRole(databaseUrl, 'cli'))
  const db = createDb(pool)
  await importReference({ db }, classifications)
  await seed(pool, { companies: 20_000, positions: 12_000, seed: 7, now: Date.UTC(2026, 10, 14) })
  await drainOutbox({ db, search, log: { info() {}, warn: console.warn, error: console.error } }, startCursor())
  await db.destroy()
}

async function removeAll(): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await search.client.indices.delete({ index: `${name}-*` })
  await deleteKeys(config.REDIS_URL, name)
}
