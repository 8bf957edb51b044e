import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { insertSeat } from '../../customers/licences/seat.queries.ts'
import { selectUsageBySeat } from '../../customers/licences/usage.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeContact } from '../../testing/factories.ts'
import { makeRecruiter, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { unlockContact } from './unlock-contact.ts'

const now = new Date('2026-11-15T08:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).credit.left

describe('unlockContact', () => {
  test('costs five credits once per licence, also from 16 sessions at once', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_credits: 100, tier: 'enterprise', size: null })
    const contactID = await makeContact(db)
    const colleagues = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const { userId } = await makeUser(db)
        await insertSeat(db, { licenceNo: viewer.seat.licenceNo, userId }, now)
        return { ...viewer, userId }
      }),
    )
    const answers = await Promise.all(colleagues.map((one) => unlockContact(db, one, contactID, now)))
    expect(answers.map(({ credits }) => credits).sort((a, b) => a - b)).toEqual([...Array(15).fill(0), 5])
    expect(answers.every(({ contact }) => contact.person?.fullName === 'Carla Esempio')).toBe(true)
    expect(await left(viewer)).toBe(95)
    expect(await unlockContact(db, viewer, contactID.toUpperCase(), now)).toMatchObject({ credits: 0 })
    const usage = await selectUsageBySeat(db, viewer.seat.licenceNo)
    expect([...usage.values()].reduce((sum, { leads }) => sum + leads, 0)).toBe(1)
  })

  test('refuses without enough credits, and spends nothing', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_credits: 4 })
    const contactID = await makeContact(db)
    await expect(unlockContact(db, viewer, contactID, now)).rejects.toMatchObject({ code: 'credits_used_up' })
    expect(await left(viewer)).toBe(4)
  })

  test('refuses an unknown person, and spends nothing', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
    const [suppressed, unnoticed] = [
      await makeContact(db, { suppressed: true }),
      await makeContact(db, { noticed_at: null }),
    ]
    const general = await makeContact(db, { kind: 'general' })
    for (const contactID of [suppressed, unnoticed, general, randomUUID()])
      await expect(unlockContact(db, viewer, contactID, now)).rejects.toMatchObject({ code: 'unknown_contact' })
    expect(await left(viewer)).toBe(100)
  })
})
