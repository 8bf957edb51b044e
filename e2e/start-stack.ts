import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../apps/api/src/app.ts'
import { engineSettings, readConfig } from '../packages/core/src/config.ts'
import { createDb, createPool } from '../packages/core/src/db/client.ts'
import { withDatabase } from '../packages/core/src/db/database-url.ts'
import { migrate } from '../packages/core/src/db/migrate.ts'
import { drainOutbox, startCursor } from '../packages/core/src/indexing/drain-outbox.ts'
import { createSearch } from '../packages/core/src/search/client.ts'
import { ensureIndices } from '../packages/core/src/search/indices.ts'
import { seed } from '../packages/synthetic/src/seed.ts'

/** The production build and the API over a database and indices of the run's own, removed when it is told to stop. */
const webRoot = join(import.meta.dirname, '../apps/web/dist')
if (!existsSync(webRoot)) throw new Error('There is no production build: run `pnpm build` first')

const config = readConfig(engineSettings, process.env)
const name = `e2e${randomUUID().slice(0, 8)}`
const admin = createPool(config.DATABASE_URL, { max: 1 })
await admin.query(`CREATE DATABASE ${name}`)
const databaseUrl = withDatabase(config.DATABASE_URL, name)
await migrate(databaseUrl)

const pool = createPool(databaseUrl)
const db = createDb(pool)
const search = createSearch(config.OPENSEARCH_URL, `${name}-`)
await ensureIndices(search)
await seed(pool, { companies: 20_000, positions: 12_000, seed: 7, now: Date.UTC(2026, 10, 14) })
await drainOutbox({ db, search, log: { info() {}, warn: console.warn, error: console.error } }, startCursor())
await db.destroy()

const app = await buildApp({ search }, { logger: { level: 'error' }, webRoot })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })

process.once('SIGTERM', async () => {
  await app.close()
  await search.client.indices.delete({ index: `${name}-*` })
  await search.client.close()
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
})
