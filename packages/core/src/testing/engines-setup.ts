import { randomUUID } from 'node:crypto'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { engineSettings, migrationSettings } from '../platform/config/config.ts'
import { withDatabase } from '../platform/db/database-url.ts'
import { migrate } from '../platform/db/migrate.ts'
import { deleteKeys } from './delete-keys.ts'

declare module 'vitest' {
  interface ProvidedContext {
    run: string
    templateDatabase: string
  }
}

/** Migrates one template database per run, which each test file copies. The teardown removes all of the run's data. */
export async function setup(project: TestProject) {
  const config = readConfig({ ...engineSettings, ...migrationSettings }, process.env)
  const run = `test${randomUUID().slice(0, 8)}`
  const template = `${run}_template`
  const admin = new pg.Client({ connectionString: config.MIGRATION_DATABASE_URL })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  await migrate(withDatabase(config.MIGRATION_DATABASE_URL, template))
  project.provide('run', run)
  project.provide('templateDatabase', template)

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [run],
    )
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
    await admin.end()
    await fetch(`${config.OPENSEARCH_URL}/${run}-*`, { method: 'DELETE' })
    await deleteKeys(config.REDIS_URL, run)
  }
}
