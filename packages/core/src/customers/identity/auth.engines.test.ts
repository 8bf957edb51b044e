import { randomUUID } from 'node:crypto'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { getAuthTables } from 'better-auth/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'

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

const password = 'Torre-Verde-7'
const names = { name: 'Anna Prova', firstName: 'Anna', lastName: 'Prova', language: 'it' }

async function signUp(fields: object = {}, headers = new Headers()) {
  const body = { ...names, email: `${randomUUID()}@persone.example`, password, ...fields }
  const made = await context.auth.api.signUpEmail({ body, headers, returnHeaders: true })
  return { userId: made.response.user.id, cookies: made.headers.getSetCookie() }
}

test('nobody becomes an operator by signing up', async () => {
  const { userId } = await signUp({ isOperator: true })
  const { is_operator } = await database.db
    .selectFrom('user')
    .select('is_operator')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(is_operator).toBe(false)
})

describe('a session', () => {
  test('is held by a cookie that no script reads and no other site or plain connection sends', async () => {
    const { cookies } = await signUp()
    const [, ...attributes] = cookies.find((cookie) => cookie.includes('session_token'))?.split('; ') ?? []
    const maxAge = `Max-Age=${(retention.sessionDays * dayMs) / 1000}`
    expect(attributes.toSorted()).toEqual(['HttpOnly', maxAge, 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('ends on the day that the retention says, and keeps the network and the browser’s name', async () => {
    const before = Date.now()
    const headers = new Headers({ 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Un browser'.padEnd(300, '!') })
    const { userId } = await signUp({}, headers)
    const session = await database.db
      .selectFrom('session')
      .select(['expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(session).toMatchObject({ ip_address: '198.51.100.0/24', user_agent: 'Un browser'.padEnd(200, '!') })
    const lasts = session.expires_at.getTime() - before
    expect(Math.round(lasts / dayMs)).toBe(retention.sessionDays)
  })
})

test('a person who signs in with a provider sets a second factor up without a password', async () => {
  const { userId, email } = await makeUser(database.db)
  const headers = new Headers({ cookie: await startSession(context, userId) })
  const enabled = await context.auth.api.enableTwoFactor({ body: { method: 'totp' }, headers })
  expect(enabled).toMatchObject({
    totpURI: expect.stringContaining(`otpauth://totp/Vedetta:${encodeURIComponent(email)}`),
  })
})
