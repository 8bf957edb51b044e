import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { holdForSecondStep } from './hold-for-second-step.ts'
import { secondStepKeyOf } from './session-cookie.ts'
import { viewerOfCookies } from './viewer-of-cookies.ts'

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

const other = '__Host-vedetta.state=; Max-Age=0'

/** The cookies with which the library answers a provider's sign-in. */
const signedIn = async (userId: string) => [`${await startSession(context, userId)}; Path=/`, other]

const sessionsOf = (userId: string) =>
  context.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()

describe('a provider’s sign-in', () => {
  test('of a person with a second factor ends its session, and waits for the code instead', async () => {
    const { userId } = await makeUser(context.db, { two_factor_enabled: true })
    const held = (await holdForSecondStep(context, await signedIn(userId))) ?? []
    expect(held).toEqual([
      other,
      expect.stringMatching(/^__Host-vedetta\.two_factor=.+; Max-Age=600; .*HttpOnly; Secure/),
    ])
    expect(await sessionsOf(userId)).toEqual([])
    expect(secondStepKeyOf(context.secrets, held.join('; '))).toMatch(/^2fa-.{27}$/)
  })

  test('of a person without one keeps its session', async () => {
    const { userId } = await makeUser(context.db)
    const cookies = await signedIn(userId)
    expect(await holdForSecondStep(context, cookies)).toBeNull()
    expect(await viewerOfCookies(context, cookies)).toMatchObject({ userId })
    expect(await sessionsOf(userId)).toHaveLength(1)
  })

  test('that started no session is an error', async () => {
    expect(await holdForSecondStep(context, [other])).toBeNull()
    await expect(viewerOfCookies(context, [other])).rejects.toThrow('the provider signed nobody in')
  })
})
