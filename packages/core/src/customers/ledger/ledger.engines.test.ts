import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { balanceOf } from './balance-of.ts'
import { grant } from './grant.ts'
import { addMonths } from './period.ts'
import { purchaseOnce } from './purchase-once.ts'
import { refund } from './refund.ts'
import { refundPurchase } from './refund-purchase.ts'
import { spend } from './spend.ts'
import { spendUpTo } from './spend-up-to.ts'

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
const inMonths = (months: number) => addMonths(now, months)

async function account(fields: Parameters<typeof makeLicence>[1] = {}) {
  const { licenceNo } = await makeLicence(db, { starts_at: now, monthly_credits: 10, monthly_searches: 3, ...fields })
  return licenceNo
}

const exporting = (licenceNo: number, amount: number, key: string = randomUUID()) =>
  ({ licenceNo, userId, reason: 'export', amount, key }) as const

const searching = (licenceNo: number) =>
  ({ licenceNo, userId, reason: 'search', amount: 1, key: randomUUID() }) as const

const creditsLeft = async (licenceNo: number, at: Date) => (await balanceOf(db, licenceNo, at)).credit.left

describe('the monthly allowance', () => {
  test('is granted from the start, for credits and for searches', async () => {
    expect(await balanceOf(db, await account(), now)).toEqual({
      credit: { left: 10, monthly: 10 },
      search: { left: 3, monthly: 3 },
      nextReset: inMonths(1).toISOString(),
    })
  })

  test('is renewed each month, and the rest of the last month expires', async () => {
    const licenceNo = await account()
    await spend(db, exporting(licenceNo, 4), now)
    expect(await creditsLeft(licenceNo, new Date(inMonths(1).getTime() - 1))).toBe(6)
    expect(await creditsLeft(licenceNo, inMonths(1))).toBe(10)
    expect(await creditsLeft(licenceNo, inMonths(5))).toBe(10)
  })

  test('is granted once under concurrent reads', async () => {
    const licenceNo = await account()
    await Promise.all(Array.from({ length: 20 }, () => balanceOf(db, licenceNo, inMonths(1))))
    expect(await creditsLeft(licenceNo, inMonths(1))).toBe(10)
  })

  test('that grows during the month gives the difference once, until the month ends', async () => {
    const licenceNo = await account()
    await spend(db, exporting(licenceNo, 4), now)
    const setMonthly = (monthly_credits: number) =>
      db.updateTable('licence').set({ monthly_credits }).where('licence_no', '=', licenceNo).execute()
    await setMonthly(25)
    expect([await creditsLeft(licenceNo, now), await creditsLeft(licenceNo, now)]).toEqual([21, 21])
    await setMonthly(40)
    expect(await creditsLeft(licenceNo, now)).toBe(36)
    await setMonthly(25)
    expect(await creditsLeft(licenceNo, now)).toBe(36)
    expect(await creditsLeft(licenceNo, inMonths(1))).toBe(25)
  })

  test('is not granted after the licence has expired', async () => {
    const licenceNo = await account({ expires_at: inMonths(2) })
    expect(await creditsLeft(licenceNo, inMonths(1))).toBe(10)
    expect(await creditsLeft(licenceNo, inMonths(2))).toBe(0)
  })
})

describe('spending', () => {
  test('is refused with search_limit_reached when no searches are left', async () => {
    const licenceNo = await account()
    for (let n = 0; n < 3; n++) await spend(db, searching(licenceNo), now)
    await expect(spend(db, searching(licenceNo), now)).rejects.toMatchObject({ code: 'search_limit_reached' })
  })

  test('is refused with credits_used_up when too few credits are left, and takes none', async () => {
    const licenceNo = await account()
    await expect(spend(db, exporting(licenceNo, 11), now)).rejects.toMatchObject({ code: 'credits_used_up' })
    expect(await creditsLeft(licenceNo, now)).toBe(10)
  })

  test('with the same key is charged once and returns the same balance, also concurrently', async () => {
    const licenceNo = await account()
    const once = exporting(licenceNo, 4)
    const answers = await Promise.all(Array.from({ length: 10 }, () => spend(db, once, now)))
    await spend(db, exporting(licenceNo, 1), now)
    expect(await creditsLeft(licenceNo, now)).toBe(5)
    answers.push(await spend(db, once, inMonths(3)))
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([6]))
  })

  test('with the same key but another amount or reason throws', async () => {
    const licenceNo = await account()
    await spend(db, exporting(licenceNo, 4, 'a'), now)
    await expect(spend(db, exporting(licenceNo, 5, 'a'), now)).rejects.toThrow('another amount')
    await expect(spend(db, { ...exporting(licenceNo, 4, 'a'), reason: 'news' }, now)).rejects.toThrow(
      'another spending',
    )
  })

  test('draws on the grants that expire first', async () => {
    const licenceNo = await account({ monthly_credits: 0 })
    await grant(db, { licenceNo, unit: 'credit', amount: 5, key: 'lasting', expiresAt: null }, now)
    await grant(db, { licenceNo, unit: 'credit', amount: 5, key: 'year', expiresAt: inMonths(12) }, now)
    await grant(db, { licenceNo, unit: 'credit', amount: 5, key: 'month', expiresAt: inMonths(1) }, now)
    await spend(db, exporting(licenceNo, 7), now)
    expect(await creditsLeft(licenceNo, inMonths(1))).toBe(8)
    expect(await creditsLeft(licenceNo, new Date(inMonths(12).getTime() - 1))).toBe(8)
  })

  test('is refused after the licence has expired or was deleted', async () => {
    const licenceNo = await account({ expires_at: inMonths(2) })
    await expect(spend(db, exporting(licenceNo, 1), inMonths(2))).rejects.toMatchObject({ code: 'licence_required' })
    const deleted = await account({ deleted_at: now })
    await expect(spendUpTo(db, exporting(deleted, 1), now)).rejects.toMatchObject({ code: 'licence_required' })
  })

  test('up to the balance takes a part, and the same part when repeated', async () => {
    const licenceNo = await account()
    const large = exporting(licenceNo, 25)
    expect(await spendUpTo(db, large, now)).toEqual({ spent: 10, balance: 0 })
    await grant(db, { licenceNo, unit: 'credit', amount: 7, key: 'more', expiresAt: null }, now)
    expect(await spendUpTo(db, large, now)).toEqual({ spent: 10, balance: 0 })
    expect(await spendUpTo(db, exporting(licenceNo, 2), now)).toEqual({ spent: 2, balance: 5 })
    expect(await spendUpTo(db, exporting(licenceNo, 9), now)).toEqual({ spent: 5, balance: 0 })
    expect(await spendUpTo(db, exporting(licenceNo, 9), now)).toEqual({ spent: 0, balance: 0 })
  })

  test('up to the balance pays only for whole units', async () => {
    const licenceNo = await account({ monthly_credits: 13 })
    const contacts = { licenceNo, userId, reason: 'contact', amount: 20, key: 'c' } as const
    expect(await spendUpTo(db, contacts, now)).toEqual({ spent: 10, balance: 3 })
  })

  test('and refunding are recorded in the audit', async () => {
    const licenceNo = await account()
    await spend(db, exporting(licenceNo, 4, 'seen'), now)
    await refund(db, { licenceNo, unit: 'credit', key: 'seen' }, now)
    const acts = await db.selectFrom('audit_entry').select(['act', 'actor_id', 'details']).orderBy('entry_no').execute()
    const details = { licenceNo, unit: 'credit', amount: 4, reason: 'export' }
    expect(acts.slice(-2)).toEqual([
      { act: 'spent', actor_id: userId, details },
      { act: 'refunded', actor_id: null, details },
    ])
  })
})

describe('a refund', () => {
  test('is paid once and lasts as long as the licence', async () => {
    const licenceNo = await account()
    await spend(db, exporting(licenceNo, 4, 'wrong'), now)
    const wrong = { licenceNo, unit: 'credit', key: 'wrong' } as const
    expect(await refund(db, wrong, now)).toEqual({ balance: 10 })
    expect(await refund(db, wrong, now)).toEqual({ balance: 10 })
    expect(await creditsLeft(licenceNo, inMonths(3))).toBe(14)
  })

  test('throws when nothing was spent with its key', async () => {
    const licenceNo = await account()
    await expect(refund(db, { licenceNo, unit: 'credit', key: 'never' }, now)).rejects.toThrow('nothing was spent')
  })
})

describe('a purchase', () => {
  const contact = (licenceNo: number) => ({ licenceNo, userId, kind: 'contact', subject: 'a contact' }) as const

  test('is charged once per licence and year, also concurrently', async () => {
    const licenceNo = await account()
    const bought = await Promise.all(Array.from({ length: 10 }, () => purchaseOnce(db, contact(licenceNo), now)))
    expect(bought.map(({ spent }) => spent).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5])
    expect(await purchaseOnce(db, contact(licenceNo), new Date(inMonths(12).getTime() - 1))).toMatchObject({ spent: 0 })
  })

  test('is charged again in the licence’s next year, and to another licence', async () => {
    const licenceNo = await account({ expires_at: inMonths(24) })
    await purchaseOnce(db, contact(licenceNo), now)
    expect(await purchaseOnce(db, contact(licenceNo), inMonths(12))).toEqual({ spent: 5, balance: 5 })
    expect(await purchaseOnce(db, contact(await account()), now)).toEqual({ spent: 5, balance: 5 })
  })

  test('is refunded once, and charged again when it is repeated', async () => {
    const licenceNo = await account()
    await purchaseOnce(db, contact(licenceNo), now)
    expect(await refundPurchase(db, contact(licenceNo), now)).toEqual({ balance: 10, paidBack: 5 })
    expect(await refundPurchase(db, contact(licenceNo), now)).toEqual({ balance: 10, paidBack: 0 })
    expect(await purchaseOnce(db, contact(licenceNo), now)).toEqual({ spent: 5, balance: 5 })
    expect(await refundPurchase(db, contact(licenceNo), now)).toEqual({ balance: 10, paidBack: 5 })
    expect(await purchaseOnce(db, contact(licenceNo), now)).toEqual({ spent: 5, balance: 5 })
  })

  test.each([
    ['position', 1],
    ['contact', 5],
    ['accounts', 2],
    ['news', 1],
  ] as const)('of kind %s costs %i credits', async (kind, cost) => {
    const licenceNo = await account()
    expect(await purchaseOnce(db, { licenceNo, userId, kind, subject: 'x' }, now)).toEqual({
      spent: cost,
      balance: 10 - cost,
    })
  })

  test('is refused once the licence has expired, though credits would be left', async () => {
    const licenceNo = await account({ expires_at: inMonths(2) })
    await grant(db, { licenceNo, unit: 'credit', amount: 50, key: randomUUID(), expiresAt: null }, now)
    await expect(purchaseOnce(db, contact(licenceNo), inMonths(2))).rejects.toMatchObject({ code: 'licence_required' })
    expect(await purchaseOnce(db, contact(licenceNo), now)).toEqual({ spent: 5, balance: 55 })
  })

  test('is refused without enough credits', async () => {
    const licenceNo = await account({ monthly_credits: 4 })
    await expect(purchaseOnce(db, contact(licenceNo), now)).rejects.toMatchObject({ code: 'credits_used_up' })
  })
})

test('a grant with the same key is made once', async () => {
  const licenceNo = await account()
  const extra = { licenceNo, unit: 'search', amount: 50, key: 'asked', expiresAt: null } as const
  expect(await grant(db, extra, now)).toEqual({ balance: 53 })
  expect(await grant(db, extra, now)).toEqual({ balance: 53 })
})

test.each(['UPDATE ledger_entry SET amount = 1', 'DELETE FROM ledger_entry', 'DELETE FROM audit_entry'])(
  'the history is append-only and refuses %s',
  async (change) => {
    await expect(database.pool.query(change)).rejects.toThrow('append-only')
  },
)
