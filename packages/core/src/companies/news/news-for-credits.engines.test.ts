import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { addMonths } from '../../customers/ledger/period.ts'
import { companyIdOf, makeCompany, makeNews } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { buyNews } from './buy-news.ts'
import { listNews } from './list-news.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const now = new Date('2026-11-15T10:00:00Z')

async function companyWithNews(count: number): Promise<string> {
  const { db } = database
  const companyNo = await makeCompany(db)
  await makeNews(db, companyNo, count)
  return companyIdOf(db, companyNo)
}

const creditsOf = async (licenceNo: number, at = now) => (await balanceOf(database.db, licenceNo, at)).credit.left

describe('the news of a company', () => {
  test('is only counted until it is bought, then listed five a page, the latest first', async () => {
    const { db } = database
    const viewer = await makeRecruiter(db, now)
    const companyID = await companyWithNews(7)
    expect(await listNews(db, viewer, { companyID, page: 1 }, now)).toEqual({
      state: 'locked',
      total: 7,
      page: 1,
      news: [],
    })

    const before = await creditsOf(viewer.seat.licenceNo)
    expect(await buyNews(db, viewer, companyID, now)).toEqual({ credits: 1 })
    expect(await creditsOf(viewer.seat.licenceNo)).toBe(before - 1)

    const first = await listNews(db, viewer, { companyID, page: 1 }, now)
    expect(first).toMatchObject({ state: 'unlocked', total: 7, page: 1 })
    expect(first.news.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((n) => `Notizia ${n}`))
    expect(first.news[0]).toEqual({
      title: 'Notizia 7',
      url: 'https://www.prova.example/news/7',
      publishedAt: '2026-10-07T00:00:00.000Z',
      source: 'prova.example',
    })
    const second = await listNews(db, viewer, { companyID, page: 2 }, now)
    expect(second.news.map(({ title }) => title)).toEqual(['Notizia 2', 'Notizia 1'])
    expect(await listNews(db, viewer, { companyID, page: 3 }, now)).toMatchObject({ total: 7, page: 3, news: [] })
  })

  test('is bought once per licence and year, however often it is requested', async () => {
    const { db } = database
    const viewer = await makeRecruiter(db, now, { expires_at: addMonths(now, 24) })
    const companyID = await companyWithNews(1)
    const before = await creditsOf(viewer.seat.licenceNo)
    const purchases = await Promise.all(Array.from({ length: 8 }, () => buyNews(db, viewer, companyID, now)))
    expect(purchases.map(({ credits }) => credits).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(await creditsOf(viewer.seat.licenceNo)).toBe(before - 1)

    const inCapitals = companyID.toUpperCase()
    expect(await buyNews(db, viewer, inCapitals, now)).toEqual({ credits: 0 })
    expect(await listNews(db, viewer, { companyID: inCapitals, page: 1 }, now)).toMatchObject({ state: 'unlocked' })

    const nextYear = addMonths(now, 12)
    expect(await listNews(db, viewer, { companyID, page: 1 }, nextYear)).toMatchObject({ state: 'locked' })
    expect(await buyNews(db, viewer, companyID, nextYear)).toEqual({ credits: 1 })
    expect(await listNews(db, viewer, { companyID, page: 1 }, nextYear)).toMatchObject({ state: 'unlocked' })
  })

  test('is bought per licence: another licence has to buy it too', async () => {
    const { db } = database
    const companyID = await companyWithNews(1)
    await buyNews(db, await makeRecruiter(db, now), companyID, now)
    const other = await makeRecruiter(db, now)
    expect(await listNews(db, other, { companyID, page: 1 }, now)).toMatchObject({ state: 'locked', news: [] })
  })

  test('costs nothing where there is none', async () => {
    const { db } = database
    const viewer = await makeRecruiter(db, now)
    const companyID = await companyWithNews(0)
    const before = await creditsOf(viewer.seat.licenceNo)
    expect(await listNews(db, viewer, { companyID, page: 1 }, now)).toEqual({
      state: 'none',
      total: 0,
      page: 1,
      news: [],
    })
    await expect(buyNews(db, viewer, companyID, now)).rejects.toMatchObject({ code: 'news_unavailable' })
    expect(await creditsOf(viewer.seat.licenceNo)).toBe(before)
  })

  test('is refused for a company that does not exist', async () => {
    const viewer = await makeRecruiter(database.db, now)
    const companyID = randomUUID()
    const refused = { code: 'unknown_company' }
    await expect(listNews(database.db, viewer, { companyID, page: 1 }, now)).rejects.toMatchObject(refused)
    await expect(buyNews(database.db, viewer, companyID, now)).rejects.toMatchObject(refused)
  })

  test('cannot be bought without credits', async () => {
    const { db } = database
    const viewer = await makeRecruiter(db, now, { monthly_credits: 0 })
    await expect(buyNews(db, viewer, await companyWithNews(1), now)).rejects.toMatchObject({ code: 'credits_used_up' })
  })
})
