import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { balanceOf } from './balance-of.ts'
import { addMonths } from './period.ts'
import { purchaseAffordable } from './purchase-affordable.ts'
import { purchaseOnce } from './purchase-once.ts'
import { refundPurchase } from './refund-purchase.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let userId: string
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  userId = (await makeUser(db)).userId
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')

async function account(fields: Parameters<typeof makeLicence>[1] = {}) {
  return (await makeLicence(db, { starts_at: now, monthly_credits: 10, ...fields })).licenceNo
}

const buy = (
  licenceNo: number,
  subjects: readonly string[],
  { kind = 'position', at = now }: { kind?: 'position' | 'contact'; at?: Date } = {},
) => inTransaction(db, (tx) => purchaseAffordable(tx, { licenceNo, userId, kind, subjects, key: randomUUID() }, at))

const creditsLeft = async (licenceNo: number) => (await balanceOf(db, licenceNo, now)).credit.left

describe('purchases as far as the credits last', () => {
  test('are made in their order, and only whole', async () => {
    const licenceNo = await account({ monthly_credits: 3 })
    expect(await buy(licenceNo, ['d', 'a', 'c', 'b'])).toEqual({ owned: ['d', 'a', 'c'], spent: 3 })
    expect(await buy(licenceNo, ['b', 'a'])).toEqual({ owned: ['a'], spent: 0 })
    const other = await account({ monthly_credits: 12 })
    expect(await buy(other, ['a', 'b', 'c'], { kind: 'contact' })).toEqual({ owned: ['a', 'b'], spent: 10 })
    expect(await creditsLeft(other)).toBe(2)
  })

  test('are charged once a year, however they were bought, and keep their order', async () => {
    const licenceNo = await account({ expires_at: addMonths(now, 24) })
    await purchaseOnce(db, { licenceNo, userId, kind: 'position', subject: 'b' }, now)
    expect(await buy(licenceNo, ['a', 'b', 'c'])).toEqual({ owned: ['a', 'b', 'c'], spent: 2 })
    expect(await buy(licenceNo, ['c', 'a'])).toEqual({ owned: ['c', 'a'], spent: 0 })
    expect(await purchaseOnce(db, { licenceNo, userId, kind: 'position', subject: 'a' }, now)).toMatchObject({
      spent: 0,
    })
    expect(await buy(licenceNo, ['a'], { kind: 'contact' })).toEqual({ owned: ['a'], spent: 5 })
    expect(await buy(licenceNo, ['a'], { at: addMonths(now, 12) })).toEqual({ owned: ['a'], spent: 1 })
    expect(await buy(await account(), ['a'])).toEqual({ owned: ['a'], spent: 1 })
  })

  test('are refunded one by one at their cost, and charged again afterwards', async () => {
    const licenceNo = await account()
    await buy(licenceNo, ['a', 'b'], { kind: 'contact' })
    const contact = { licenceNo, kind: 'contact', subject: 'a', userId } as const
    expect(await refundPurchase(db, contact, now)).toEqual({ balance: 5, paidBack: 5 })
    expect(await buy(licenceNo, ['a', 'b'], { kind: 'contact' })).toEqual({ owned: ['a', 'b'], spent: 5 })
  })

  test('of nothing cost nothing', async () => {
    const licenceNo = await account()
    expect(await buy(licenceNo, [])).toEqual({ owned: [], spent: 0 })
    expect(await creditsLeft(licenceNo)).toBe(10)
  })

  test('are refused after the licence has expired', async () => {
    const licenceNo = await account({ expires_at: addMonths(now, 1) })
    await buy(licenceNo, ['a'])
    const at = addMonths(now, 1)
    await expect(buy(licenceNo, ['a'], { at })).rejects.toMatchObject({ code: 'licence_required' })
    await expect(purchaseOnce(db, { licenceNo, userId, kind: 'position', subject: 'a' }, at)).rejects.toMatchObject({
      code: 'licence_required',
    })
  })
})
