import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { takeSecondStep } from './second-step.ts'

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

const actsOn = (userId: string) =>
  context.db.selectFrom('audit_entry').select(['act', 'actor_id', 'details']).where('subject', '=', userId).execute()

describe('a wrong code', () => {
  test.each(['app', 'backup'] as const)('of kind %s is recorded with the network that it came from', async (kind) => {
    const person = await makeUser(context.db)
    const headers = new Headers({ cookie: await startSession(context, person.userId) })
    await context.auth.api.enableTwoFactor({ body: { method: 'totp' }, headers })
    const viewer = await viewerOf(context.db, person, new Date())
    const visitor = { headers, address: '198.51.100.7' }
    await expect(takeSecondStep(context, visitor, viewer, kind, { code: '000000' })).rejects.toMatchObject({
      code: 'wrong_second_factor',
    })
    expect(await actsOn(person.userId)).toEqual([
      { act: 'second_step_refused', actor_id: person.userId, details: { kind, network: '198.51.100.0/24' } },
    ])
  })
})
