import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { revokeSession } from './revoke-session.ts'

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

async function signedIn() {
  const person = await makeUser(context.db)
  await startSession(context, person.userId)
  const sessions = context.db.selectFrom('session').select('id').where('user_id', '=', person.userId)
  const acts = context.db.selectFrom('audit_entry').select(['act', 'subject']).where('actor_id', '=', person.userId)
  const { id } = await sessions.executeTakeFirstOrThrow()
  return { viewer: await viewerOf(context.db, person, new Date()), id, sessions, acts }
}

test('a revoked session ends and is recorded at once, and not again', async () => {
  const { viewer, id, sessions, acts } = await signedIn()
  for (const _ of ['once', 'again']) {
    await revokeSession(context.db, viewer, id)
    expect(await sessions.execute()).toEqual([])
    expect(await acts.execute()).toEqual([{ act: 'session_revoked', subject: id }])
  }
})

test('a session of another person stays, and nothing is recorded', async () => {
  const anna = await signedIn()
  const bruno = await signedIn()
  await revokeSession(context.db, bruno.viewer, anna.id)
  expect(await anna.sessions.execute()).toHaveLength(1)
  expect(await bruno.acts.execute()).toEqual([])
})
