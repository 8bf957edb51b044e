import { getAuthTables } from 'better-auth/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityContext } from '../testing/identity-context.ts'
import { createTestDb, testRedis } from '../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let context: Awaited<ReturnType<typeof createIdentityContext>>
beforeAll(async () => {
  database = await createTestDb()
  context = await createIdentityContext(database, { redis: testRedis() })
})
afterAll(async () => {
  context.close()
  await database.close()
})

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('our migrations have every table and column that better-auth writes', async () => {
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
  )
  const ours = new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`))
  const tables = Object.values(getAuthTables(context.auth.options))
  const needed = tables.flatMap(({ modelName, fields }) =>
    Object.keys(fields).map((field) => `${snakeCase(modelName)}.${snakeCase(field)}`),
  )
  expect(tables.map(({ modelName }) => modelName).sort()).toEqual(
    ['account', 'session', 'twoFactor', 'user', 'verification'].sort(),
  )
  expect(needed.filter((column) => !ours.has(column))).toEqual([])
})
