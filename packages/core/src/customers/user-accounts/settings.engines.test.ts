import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { readSettings } from './read-settings.ts'
import { updateSettings } from './update-settings.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const storedOf = async (userId: string) =>
  (await db.selectFrom('settings').select('changes').where('user_id', '=', userId).executeTakeFirst())?.changes

describe('settings', () => {
  test('are the defaults until one is changed', async () => {
    const { userId } = await makeUser(db)
    expect(await readSettings(db, userId)).toEqual(defaultSettings)
    expect(await storedOf(userId)).toBeUndefined()
  })

  test('are changed one by one without affecting the others', async () => {
    const { userId } = await makeUser(db)
    await updateSettings(db, userId, { theme: 'dark' })
    const changed = { ...defaultSettings, theme: 'dark', columns: ['name', 'date'] }
    expect(await updateSettings(db, userId, { columns: ['name', 'date'] })).toEqual(changed)
    expect(await updateSettings(db, userId, {})).toEqual(changed)
    expect(await readSettings(db, userId)).toEqual(changed)
  })

  test('the notification on filters is kept, on as well as off, and reset by nothing else', async () => {
    const { userId } = await makeUser(db)
    for (const notifyOnFilter of [true, false, true]) {
      expect(await updateSettings(db, userId, { notifyOnFilter })).toEqual({ ...defaultSettings, notifyOnFilter })
      expect(await readSettings(db, userId)).toEqual({ ...defaultSettings, notifyOnFilter })
    }
    await updateSettings(db, userId, { theme: 'dark' })
    expect(await readSettings(db, userId)).toEqual({ ...defaultSettings, notifyOnFilter: true, theme: 'dark' })
  })

  test('are stored only where they differ from the defaults', async () => {
    const { userId } = await makeUser(db)
    await updateSettings(db, userId, { ...defaultSettings, frequency: 'weekly', excludedCompanies: ['Rossi S.p.A.'] })
    expect(await storedOf(userId)).toEqual({ frequency: 'weekly', excludedCompanies: ['Rossi S.p.A.'] })
    expect(await updateSettings(db, userId, { excludedCompanies: [], exportContacts: true })).toEqual({
      ...defaultSettings,
      frequency: 'weekly',
      exportContacts: true,
    })
    expect(await storedOf(userId)).toEqual({ frequency: 'weekly', exportContacts: true })
  })

  test('lose no change of concurrent updates', async () => {
    for (let round = 0; round < 20; round++) {
      const { userId } = await makeUser(db)
      const changes = { theme: 'dark', frequency: 'weekly', exportContacts: true, columns: ['name'] } as const
      await Promise.all([
        updateSettings(db, userId, { theme: changes.theme }),
        updateSettings(db, userId, { frequency: changes.frequency }),
        updateSettings(db, userId, { exportContacts: changes.exportContacts }),
        updateSettings(db, userId, { columns: [...changes.columns] }),
      ])
      expect(await readSettings(db, userId)).toEqual({ ...defaultSettings, ...changes })
    }
  })
})
