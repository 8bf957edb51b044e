import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readConfig } from '../packages/contracts/src/calls/process-config.ts'
import { migrationSettings } from '../packages/core/src/platform/config/config.ts'
import { createPool } from '../packages/core/src/platform/db/client.ts'
import { withDatabase } from '../packages/core/src/platform/db/database-url.ts'
import { runMigrations } from '../packages/core/src/platform/db/migrate.ts'

/** Writes `packages/core/src/platform/db/schema.ts` from the migrations, run on a database made for it. */
const { MIGRATION_DATABASE_URL: ownerUrl } = readConfig(migrationSettings, process.env)
const name = `types${randomUUID().slice(0, 8)}`
const admin = createPool(ownerUrl, { max: 1 })
await admin.query(`CREATE DATABASE ${name}`)
try {
  await runMigrations(withDatabase(ownerUrl, name))
  execFileSync('pnpm', ['exec', 'kysely-codegen', '--url', withDatabase(ownerUrl, name)], {
    cwd: 'packages/core',
    stdio: 'inherit',
  })
} finally {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
}
