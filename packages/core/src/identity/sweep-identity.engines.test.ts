import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/client.ts'
import { makeUser } from '../testing/people.ts'
import { createTestDb } from '../testing/test-engines.ts'
import { sweepIdentity } from './sweep-identity.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  workerDb = database.as('worker').db
})
afterAll(() => database.close())

test('sweepIdentity deletes expired sessions, verifications and captcha solutions, and no others', async () => {
  const { db } = database
  const now = new Date()
  const { userId } = await makeUser(db)
  for (const [name, expires_at] of [
    ['old', new Date(now.getTime() - 1000)],
    ['good', new Date(now.getTime() + 1000)],
  ] as const) {
    await db.insertInto('session').values({ user_id: userId, token: name, expires_at }).execute()
    await db.insertInto('verification').values({ identifier: name, value: '', expires_at }).execute()
    await db.insertInto('captcha_solution').values({ signature: name, expires_at }).execute()
  }
  await sweepIdentity(workerDb, now)
  expect(await db.selectFrom('session').select('token').execute()).toEqual([{ token: 'good' }])
  expect(await db.selectFrom('verification').select('identifier').execute()).toEqual([{ identifier: 'good' }])
  expect(await db.selectFrom('captcha_solution').select('signature').execute()).toEqual([{ signature: 'good' }])
})
