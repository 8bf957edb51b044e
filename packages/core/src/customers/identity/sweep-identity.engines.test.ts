import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
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

test('sweepIdentity deletes a session that started longer ago than sessions are kept, whatever its end', async () => {
  const { db } = database
  const now = new Date()
  const { userId } = await makeUser(db)
  const oldest = now.getTime() - retention.sessionDays * dayMs
  for (const [token, startedAt] of [
    ['too long ago', oldest - 1000],
    ['just in time', oldest + 1000],
  ] as const)
    await db
      .insertInto('session')
      .values({ user_id: userId, token, created_at: new Date(startedAt), expires_at: new Date(now.getTime() + dayMs) })
      .execute()
  await sweepIdentity(workerDb, now)
  const left = db.selectFrom('session').select('token').where('user_id', '=', userId)
  expect(await left.execute()).toEqual([{ token: 'just in time' }])
})
