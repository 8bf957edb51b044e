import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { startReauthentication } from './start-reauthentication.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let context: Awaited<ReturnType<typeof createIdentityContext>>
beforeAll(async () => {
  database = await createTestDb()
  const google = { clientId: 'vedetta', clientSecret: 'a secret', discoveryUrl: 'http://127.0.0.1:9/' }
  context = await createIdentityContext(database, { redis: testRedis(), providers: { google } })
})
afterAll(async () => {
  context.close()
  await database.close()
})

async function personWith(...providers: string[]) {
  const person = await makeUser(context.db)
  for (const provider_id of providers)
    await context.db
      .insertInto('account')
      .values({ user_id: person.userId, provider_id, account_id: randomUUID() })
      .execute()
  return viewerOf(context.db, person, new Date())
}

const start = (viewer: Awaited<ReturnType<typeof personWith>>) =>
  startReauthentication(context, { headers: new Headers(), address: '198.51.100.7' }, viewer)

describe('proving again who one is at a provider', () => {
  test('is not for a person with a password, who proves it by that', async () => {
    await expect(start(await personWith('google', 'credential'))).rejects.toMatchObject({ code: 'password_required' })
  })

  test.each([
    ['no provider', []],
    ['only a provider that this instance no longer has', ['microsoft']],
    ['a provider that does not answer', ['google']],
  ])('fails with its own text for a person with %s', async (_what, providers) => {
    await expect(start(await personWith(...providers))).rejects.toMatchObject({ code: 'oauth_failed' })
  })

  test('fails with the same text for a person whose account was just deleted', async () => {
    const viewer = await personWith('google')
    await context.db.deleteFrom('user').where('id', '=', viewer.userId).execute()
    await expect(start(viewer)).rejects.toMatchObject({ code: 'oauth_failed' })
  })
})
