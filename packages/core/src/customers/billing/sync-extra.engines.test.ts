import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { spend } from '../ledger/spend.ts'
import { createBillingStage } from './testing/billing-stage.ts'
import { extraInvoice, paidSession, refundedCharge, stripeEvent } from './testing/stripe-objects.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let stage: ReturnType<typeof createBillingStage>
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  stage = createBillingStage(db, now)
})
afterAll(() => database.close())

const now = new Date('2026-11-15T10:00:00Z')
const startsAt = now.getTime() / 1000

describe('bought credits', () => {
  async function purchase() {
    const { licenceNo, licenceId } = await makeLicence(db, { starts_at: now, monthly_credits: 0 })
    const of = { extraId: randomUUID(), licenceId, unit: 'credit', amount: 500 } as const
    const event = (type: Parameters<typeof stripeEvent>[1], object: object) =>
      stripeEvent({ id: `evt_${randomUUID()}`, created: startsAt }, type, object)
    const invoice = { id: `in_${randomUUID()}`, customer: 'cus_1', created: startsAt, total: 6100, lines: [] }
    return {
      licenceNo,
      paid: event('checkout.session.completed', paidSession(of)),
      invoiced: event('invoice.paid', extraInvoice({ ...invoice, status: 'paid' }, of)),
      refunded: (cents: number) => event('charge.refunded', refundedCharge(of, { amount: 6100, refunded: cents })),
      left: async () => (await balanceOf(db, licenceNo, now)).credit.left,
    }
  }

  test('are granted once, after their payment', async () => {
    const { paid, invoiced, licenceNo, left } = await purchase()
    await stage.deliver(invoiced)
    expect(await left()).toBe(0)
    await Promise.all([paid, paid, paid, paid].map((event) => stage.deliver(event)))
    expect(await left()).toBe(500)
    const requests = await db.selectFrom('extra_request').selectAll().where('licence_no', '=', licenceNo).execute()
    expect(requests).toMatchObject([{ unit: 'credit', amount: 500, granted_at: now }])
    expect(await db.selectFrom('invoice').selectAll().where('licence_no', '=', licenceNo).execute()).toHaveLength(1)
  })

  test('are taken back with their refunds, also partial and early ones', async () => {
    const inOrder = await purchase()
    await stage.deliver(inOrder.paid)
    await stage.deliver(inOrder.refunded(3050))
    expect(await inOrder.left()).toBe(250)
    await stage.deliver(inOrder.refunded(6100))
    expect(await inOrder.left()).toBe(0)
    const mixedUp = await purchase()
    await stage.deliver(mixedUp.refunded(6100))
    await stage.deliver(mixedUp.paid)
    await stage.deliver(mixedUp.refunded(3050))
    expect(await mixedUp.left()).toBe(0)
  })

  test('that are spent already are not taken back', async () => {
    const { paid, refunded, left, licenceNo } = await purchase()
    await stage.deliver(paid)
    const { userId } = await makeUser(db)
    await spend(db, { licenceNo, userId, reason: 'export', amount: 400, key: randomUUID() }, now)
    await stage.deliver(refunded(6100))
    expect(await left()).toBe(0)
  })
})
