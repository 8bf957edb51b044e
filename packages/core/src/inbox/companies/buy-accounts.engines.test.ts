import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { addMonths } from '../../customers/ledger/period.ts'
import { refundPurchase } from '../../customers/ledger/refund-purchase.ts'
import { insertSeat } from '../../customers/licences/seat.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { companyIdOf, fileAccounts, makeCompany } from '../../testing/factories.ts'
import { makeRecruiter, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { buyAccounts } from './buy-accounts.ts'
import { readCompany } from './read-company.ts'

const now = new Date('2026-11-14T09:00:00Z')

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

async function companyWithAccounts(...years: number[]): Promise<string> {
  const companyNo = await makeCompany(db)
  if (years.length > 0) await fileAccounts(db, companyNo, years)
  return companyIdOf(db, companyNo)
}

const recruiter = (credits = 10) => makeRecruiter(db, now, { monthly_credits: credits, expires_at: addMonths(now, 24) })

const left = async ({ seat: { licenceNo } }: SeatedViewer) => (await balanceOf(db, licenceNo, now)).credit.left

const accountsSeenBy = async (viewer: SeatedViewer, companyId: string, at = now) =>
  (await readCompany(db, viewer, companyId, at)).accounts

const year = (of: number) => ({
  year: of,
  turnover: of * 1_000,
  costs: of * 900,
  ebitda: of * 100,
  netIncome: of * 40,
})

describe('the accounts of a company', () => {
  test('are bought for two credits, and then shown', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts(2023, 2025, 2024)]
    expect(await accountsSeenBy(viewer, companyId)).toEqual({ state: 'locked', filed: [2025, 2024, 2023], years: [] })
    const accounts = { state: 'unlocked', filed: [2025, 2024, 2023], years: [year(2025), year(2024), year(2023)] }
    expect(await buyAccounts(db, viewer, companyId, now)).toEqual({ credits: 2, accounts })
    expect(await accountsSeenBy(viewer, companyId)).toEqual(accounts)
    expect(await left(viewer)).toBe(8)
  })

  test('cost nothing when bought again, however the company’s identifier is written', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts(2025)]
    await buyAccounts(db, viewer, companyId, now)
    expect(await buyAccounts(db, viewer, companyId.toUpperCase(), now)).toMatchObject({ credits: 0 })
    expect(await accountsSeenBy(viewer, companyId.toUpperCase())).toMatchObject({ state: 'unlocked' })
    expect(await left(viewer)).toBe(8)
  })

  test('are charged once when 16 sessions of a licence buy them concurrently', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts(2025)]
    const bought = await Promise.all(Array.from({ length: 16 }, () => buyAccounts(db, viewer, companyId, now)))
    expect(bought.map(({ credits }) => credits).sort()).toEqual([...Array<number>(15).fill(0), 2])
    expect(bought.every(({ accounts }) => accounts.years.length === 1)).toBe(true)
    expect(await left(viewer)).toBe(8)
  })

  test('are bought for all seats of the licence, for no other licence, and until the licence’s year ends', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts(2025)]
    await buyAccounts(db, viewer, companyId, now)
    const { userId } = await makeUser(db)
    await insertSeat(db, { licenceNo: viewer.seat.licenceNo, userId }, now)
    expect(await accountsSeenBy({ ...viewer, userId }, companyId)).toMatchObject({ state: 'unlocked' })
    expect(await accountsSeenBy(await recruiter(), companyId)).toMatchObject({ state: 'locked', years: [] })
    const yearLater = addMonths(now, 12)
    expect(await accountsSeenBy(viewer, companyId, new Date(yearLater.getTime() - 1))).toMatchObject({
      state: 'unlocked',
    })
    expect(await accountsSeenBy(viewer, companyId, yearLater)).toMatchObject({ state: 'locked', years: [] })
  })

  test('are locked again after a refund', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts(2025)]
    await buyAccounts(db, viewer, companyId, now)
    await refundPurchase(db, { licenceNo: viewer.seat.licenceNo, kind: 'accounts', subject: companyId }, now)
    expect(await accountsSeenBy(viewer, companyId)).toMatchObject({ state: 'locked', years: [] })
  })

  test('cost nothing where none are filed', async () => {
    const [viewer, companyId] = [await recruiter(), await companyWithAccounts()]
    await expect(buyAccounts(db, viewer, companyId, now)).rejects.toMatchObject({ code: 'company_data_unavailable' })
    expect(await accountsSeenBy(viewer, companyId)).toEqual({ state: 'none', filed: [], years: [] })
    expect(await left(viewer)).toBe(10)
  })

  test('cost nothing for a company that does not exist', async () => {
    const viewer = await recruiter()
    await expect(buyAccounts(db, viewer, randomUUID(), now)).rejects.toMatchObject({ code: 'unknown_company' })
    expect(await left(viewer)).toBe(10)
  })

  test('require the credits', async () => {
    const [viewer, companyId] = [await recruiter(1), await companyWithAccounts(2025)]
    await expect(buyAccounts(db, viewer, companyId, now)).rejects.toMatchObject({ code: 'credits_used_up' })
    expect(await accountsSeenBy(viewer, companyId)).toMatchObject({ state: 'locked' })
    expect(await left(viewer)).toBe(1)
  })
})
