import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths } from '../../customers/ledger/period.ts'
import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { refundPurchase } from '../../customers/ledger/refund-purchase.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeContact } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { easyCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { reportContact } from './report-contact.ts'

const now = new Date()
const longAgo = addMonths(now, -14)
const secrets = ['of nobody else, and long enough for it'] as const

let database: Awaited<ReturnType<typeof createTestDb>>
let anna: SeatedViewer
beforeAll(async () => {
  database = await createTestDb()
  anna = await makeRecruiter(database.db, now, { starts_at: longAgo, expires_at: addMonths(now, 12) })
})
afterAll(() => database.close())

async function report(viewer: SeatedViewer, contactID: string): Promise<void> {
  const captcha = await easyCaptcha(secrets)
  await reportContact({ db: database.db, secrets, clock: () => now }, viewer, {
    contactID,
    captcha,
    reason: 'Non c’è più',
  })
}

const bought = (contactID: string) =>
  ({ licenceNo: anna.seat.licenceNo, userId: anna.userId, kind: 'contact', subject: contactID }) as const

test('reportContact stores a report of an unlocked contact, once while it waits', async () => {
  const contactID = await makeContact(database.db)
  await purchaseOnce(database.db, bought(contactID), now)
  await report(anna, contactID)
  await report(anna, contactID.toUpperCase())
  const stored = await database.db.selectFrom('request').select(['kind', 'user_id', 'reason']).execute()
  expect(stored).toEqual([{ kind: 'contact', user_id: anna.userId, reason: 'Non c’è più' }])
})

test('reportContact refuses a viewer whose licence has not unlocked the contact', async () => {
  const contactID = await makeContact(database.db)
  await purchaseOnce(database.db, bought(contactID), now)
  const stranger = await makeRecruiter(database.db, now)
  await expect(report(stranger, contactID)).rejects.toMatchObject({ code: 'contact_locked' })
})

test('reportContact refuses a contact that was refunded or bought in an earlier year', async () => {
  const [refunded, lastYears] = [await makeContact(database.db), await makeContact(database.db)]
  await purchaseOnce(database.db, bought(refunded), now)
  await refundPurchase(database.db, bought(refunded), now)
  await purchaseOnce(database.db, bought(lastYears), longAgo)
  for (const contactID of [refunded, lastYears])
    await expect(report(anna, contactID)).rejects.toMatchObject({ code: 'contact_locked' })
})

test('reportContact refuses a contact that is suppressed or does not exist', async () => {
  const contactID = await makeContact(database.db, { suppressed: true })
  await purchaseOnce(database.db, bought(contactID), now)
  for (const id of [contactID, randomUUID()])
    await expect(report(anna, id)).rejects.toMatchObject({ code: 'unknown_contact' })
})
