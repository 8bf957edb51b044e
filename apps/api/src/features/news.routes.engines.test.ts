import { randomUUID } from 'node:crypto'
import { companyIdOf, makeCompany, makeNews } from '@vedetta/core/testing/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

async function companyWithNews(count: number): Promise<string> {
  const companyNo = await makeCompany(testApp.db)
  await makeNews(testApp.db, companyNo, count)
  return companyIdOf(testApp.db, companyNo)
}

describe('the news of a company', () => {
  test('news are paged once bought, and charged once', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const companyID = await companyWithNews(6)
    const page = (number: number) => browser.get(`/api/company/news?companyID=${companyID}&page=${number}`)
    const left = async () => (await browser.get('/api/balance')).body.credit.left
    const before = await left()
    expect(await browser.get(`/api/company/news?companyID=${companyID}`)).toMatchObject({
      status: 200,
      body: { state: 'locked', total: 6, page: 1, news: [] },
    })
    expect(await left()).toBe(before)
    const buy = () => browser.post('/api/company/news/buy', { companyID })
    expect(await buy()).toMatchObject({ status: 200, body: { credits: 1 } })
    expect(await buy()).toMatchObject({ status: 200, body: { credits: 0 } })
    expect(await left()).toBe(before - 1)
    const first = (await page(1)).body
    expect(first).toMatchObject({ state: 'unlocked', total: 6, page: 1 })
    expect(first.news.map(({ title }: { title: string }) => title)).toEqual([6, 5, 4, 3, 2].map((n) => `Notizia ${n}`))
    expect((await page(2)).body.news).toEqual([
      {
        title: 'Notizia 1',
        url: 'https://www.prova.example/news/1',
        publishedAt: '2026-10-01T00:00:00.000Z',
        source: 'prova.example',
      },
    ])
  })

  test('a company without news costs nothing', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const companyID = await companyWithNews(0)
    const before = (await browser.get('/api/balance')).body
    expect((await browser.get(`/api/company/news?companyID=${companyID}`)).body).toEqual({
      state: 'none',
      total: 0,
      page: 1,
      news: [],
    })
    expect(await browser.post('/api/company/news/buy', { companyID })).toMatchObject({
      status: 404,
      body: { code: 'news_unavailable' },
    })
    expect((await browser.get('/api/balance')).body).toEqual(before)
  })

  test('news of an unknown company are refused', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const companyID = randomUUID()
    const refused = { status: 404, body: { code: 'unknown_company' } }
    expect(await browser.get(`/api/company/news?companyID=${companyID}`)).toMatchObject(refused)
    expect(await browser.post('/api/company/news/buy', { companyID })).toMatchObject(refused)
  })

  test.each(['companyID=abc', '', `companyID=${randomUUID()}&page=0`, `companyID=${randomUUID()}&page=x`])(
    'news are refused for ?%s',
    async (query) => {
      const { browser } = await signUpWithSeat(testApp)
      expect(await browser.get(`/api/company/news?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      })
    },
  )
})
