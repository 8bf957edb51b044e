import { randomUUID } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { createPasswords } from './passwords.ts'
import { resetPassword } from './reset-password.ts'

const hash = vi.fn(createPasswords().hash)
let database: Awaited<ReturnType<typeof createTestDb>>
let context: Awaited<ReturnType<typeof createIdentityContext>>
beforeAll(async () => {
  database = await createTestDb()
  const passwords = { ...createPasswords(), hash }
  context = await createIdentityContext(database, { redis: testRedis(), passwords })
})
beforeEach(() => {
  hash.mockClear()
})
afterAll(async () => {
  context.close()
  await database.close()
})

/** A token as the mail has it. */
async function tokenUntil(expiresAt: Date): Promise<string> {
  const { userId } = await makeUser(context.db)
  const token = randomUUID()
  const { internalAdapter } = await context.auth.$context
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: userId, expiresAt })
  return token
}

const reset = (token: string, password = 'Torre-Verde-9') =>
  resetPassword(context, { headers: new Headers(), address: '198.51.100.7' }, { token, password })

describe('a token to reset a password', () => {
  test('sets the password while it lasts, once', async () => {
    const token = await tokenUntil(new Date(Date.now() + hourMs))
    expect((await reset(token)).answer).toEqual({})
    await expect(reset(token)).rejects.toMatchObject({ code: 'token_expired' })
    expect(hash).toHaveBeenCalledOnce()
  })

  test('that has ended or was never sent is refused before the password is looked at', async () => {
    for (const token of [await tokenUntil(new Date()), randomUUID()])
      for (const password of ['password', 'Torre-Verde-9'])
        await expect(reset(token, password)).rejects.toMatchObject({ code: 'token_expired' })
    expect(hash).not.toHaveBeenCalled()
    const live = await tokenUntil(new Date(Date.now() + hourMs))
    await expect(reset(live, 'password')).rejects.toMatchObject({ code: 'common_password' })
  })
})
