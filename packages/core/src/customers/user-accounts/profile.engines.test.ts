import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeLicence, makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { insertSeat } from '../licences/seat.queries.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date()

async function makeViewer() {
  const person = await makeUser(db, { first_name: 'Anna', last_name: 'Prova' })
  return viewerOf(db, person, now)
}

describe('readProfile', () => {
  test('returns no subscription, role or sign-in method for a new person', async () => {
    const viewer = await makeViewer()
    expect(await readProfile(db, viewer)).toEqual({
      userID: viewer.userId,
      email: viewer.email,
      firstName: 'Anna',
      lastName: 'Prova',
      language: 'it',
      emailVerified: true,
      administrator: false,
      manager: false,
      operator: false,
      publicApi: false,
      subscription: { tier: 'none', licenceID: null, expiresAt: null },
      hasPassword: false,
      providers: [],
      twoFactor: false,
      secondStepFor: [],
      createdAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('returns the licence of the person’s seat until it expires', async () => {
    const person = await makeUser(db)
    const { licenceNo, licenceId } = await makeLicence(db, { tier: 'pro', size: 15, expires_at: '2126-01-01' })
    await insertSeat(db, { licenceNo, userId: person.userId }, now)
    const { subscription } = await readProfile(db, await viewerOf(db, person, now))
    expect(subscription).toEqual({ tier: 'pro', licenceID: licenceId, expiresAt: '2126-01-01T00:00:00.000Z' })
    const later = await readProfile(db, await viewerOf(db, person, new Date('2126-01-01T00:00:00Z')))
    expect(later.subscription.tier).toBe('none')
  })

  test('returns whether the person administers or manages a licence that is not deleted', async () => {
    const viewer = await makeViewer()
    const administered = await makeLicence(db, { administrator_id: viewer.userId })
    const managed = await makeLicence(db)
    await db.insertInto('licence_manager').values({ licence_no: managed.licenceNo, user_id: viewer.userId }).execute()
    expect(await readProfile(db, viewer)).toMatchObject({ administrator: true, manager: true })
    await db
      .updateTable('licence')
      .set({ deleted_at: now })
      .where('licence_no', 'in', [administered.licenceNo, managed.licenceNo])
      .execute()
    expect(await readProfile(db, viewer)).toMatchObject({ administrator: false, manager: false })
  })

  test('returns the person’s sign-in methods', async () => {
    const viewer = await makeViewer()
    const method = { user_id: viewer.userId, account_id: viewer.userId }
    await db
      .insertInto('account')
      .values(['microsoft', 'google', 'credential'].map((provider_id) => ({ ...method, provider_id })))
      .execute()
    await db.updateTable('user').set({ two_factor_enabled: true }).where('id', '=', viewer.userId).execute()
    expect(await readProfile(db, viewer)).toMatchObject({
      hasPassword: true,
      providers: ['google', 'microsoft'],
      twoFactor: true,
    })
  })
})

describe('updateProfile', () => {
  const actsOf = (userId: string) =>
    db.selectFrom('audit_entry').select(['act', 'details']).where('actor_id', '=', userId).execute()

  test('merges the given fields into the profile', async () => {
    const viewer = await makeViewer()
    expect(await updateProfile(db, viewer, { lastName: 'Nuova' }, now)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Nuova',
      language: 'it',
    })
    expect(await updateProfile(db, viewer, { language: 'en' }, now)).toMatchObject({
      lastName: 'Nuova',
      language: 'en',
    })
    const { name } = await db
      .selectFrom('user')
      .select('name')
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    expect(name).toBe('Anna Nuova')
  })

  test('records an act without the names', async () => {
    const viewer = await makeViewer()
    await updateProfile(db, viewer, { firstName: 'Segreta', language: 'en' }, now)
    expect(await actsOf(viewer.userId)).toEqual([
      { act: 'profile_changed', details: { firstName: true, language: true } },
    ])
  })

  test.each([{}, { firstName: 'Anna', language: 'it' } as const])(
    'records no act when nothing changes: %o',
    async (changes) => {
      const viewer = await makeViewer()
      expect(await updateProfile(db, viewer, changes, now)).toEqual(await readProfile(db, viewer))
      expect(await actsOf(viewer.userId)).toEqual([])
    },
  )

  test('loses no change of two concurrent calls', async () => {
    const viewer = await makeViewer()
    for (let round = 0; round < 20; round++) {
      const [firstName, lastName] = [`Anna ${round}`, `Prova ${round}`]
      await Promise.all([updateProfile(db, viewer, { firstName }, now), updateProfile(db, viewer, { lastName }, now)])
      expect(await readProfile(db, viewer)).toMatchObject({ firstName, lastName })
    }
  })

  test('refuses a person who does not exist', async () => {
    const unknown = { ...(await makeViewer()), userId: '00000000-0000-4000-8000-000000000000' }
    await expect(updateProfile(db, unknown, { firstName: 'Anna' }, now)).rejects.toMatchObject({
      code: 'sign_in_required',
    })
  })
})
