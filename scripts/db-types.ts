import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readConfig } from '../packages/contracts/src/process-config.ts'
import { engineSettings } from '../packages/core/src/config.ts'
import { createPool } from '../packages/core/src/db/client.ts'
import { withDatabase } from '../packages/core/src/db/database-url.ts'
import { runMigrations } from '../packages/core/src/db/migrate.ts'

/** Writes `packages/core/src/db/schema.ts` from the migrations, run on a database made for it. */
const { DATABASE_URL } = readConfig(engineSettings, process.env)
const name = `types${randomUUID().slice(0, 8)}`
const admin = createPool(DATABASE_URL, { max: 1 })
await admin.query(`CREATE DATABASE ${name}`)
try {
  await runMigrations(withDatabase(DATABASE_URL, name))
  execFileSync('pnpm', ['exec', 'kysely-codegen', '--url', withDatabase(DATABASE_URL, name)], {
    cwd: 'packages/core',
    stdio: 'inherit',
  })
} finally {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
}
