import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('schema.ts equals what the migrations create', async () => {
  const verified = promisify(execFile)('kysely-codegen', ['--verify', '--url', database.databaseUrl], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, PATH: `${join(import.meta.dirname, '../../../node_modules/.bin')}:${process.env.PATH}` },
  })
  await expect(verified).resolves.toBeDefined()
})
