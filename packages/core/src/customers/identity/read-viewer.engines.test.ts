import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { readViewer } from './read-viewer.ts'

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

async function signedIn(session: { updated_at?: Date; expires_at?: Date } = {}) {
  const { userId } = await makeUser(context.db)
  const cookie = await startSession(context, userId)
  const sessionOf = context.db.selectFrom('session').select('updated_at').where('user_id', '=', userId)
  if (session.updated_at || session.expires_at)
    await context.db.updateTable('session').set(session).where('user_id', '=', userId).execute()
  return {
    userId,
    read: () => readViewer(context, new Headers({ cookie })),
    lastSeen: async () => (await sessionOf.executeTakeFirst())?.updated_at,
  }
}

describe('the viewer of a request', () => {
  test('is the person of the session, which is written once an hour', async () => {
    const recent = new Date(Date.now() - hourMs + 60_000)
    const { userId, read, lastSeen } = await signedIn({ updated_at: recent })
    expect(await read()).toMatchObject({ answer: { userId }, cookies: [] })
    expect(await lastSeen()).toEqual(recent)
    const old = await signedIn({ updated_at: new Date(Date.now() - hourMs) })
    await old.read()
    expect((await old.lastSeen())?.getTime()).toBeGreaterThan(Date.now() - hourMs / 2)
  })

  test('is nobody once the session has ended, whose cookie and row are deleted', async () => {
    const { read, lastSeen } = await signedIn({ expires_at: new Date() })
    const { answer, cookies } = await read()
    expect(answer).toBeNull()
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-vedetta\.session_token=; Max-Age=0/))
    expect(await lastSeen()).toBeUndefined()
  })

  test('is nobody without a cookie, and no cookie is deleted', async () => {
    expect(await readViewer(context, new Headers())).toEqual({ answer: null, cookies: [] })
  })
})
