import { minuteMs } from '@vedetta/contracts/text/durations'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
const ids: string[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  for (let n = 0; n < 60; n++) {
    const seenAt = new Date(Date.now() - n * minuteMs)
    ids.push(await positionIdOf(db, await makePosition(db, { title: `Saldatore ${n}` }, seenAt)))
  }
  await indexPositions(db, search)
})
afterAll(() => testApp.close())

describe('POST /api/position/export/multiple', () => {
  test('POST /api/position/export/multiple exports the pages of the last search as of its start', async () => {
    const { browser } = await signUpWithSeat(testApp)
    await browser.post('/api/position/search', { position: { name: 'saldatore' } })
    const late = await makePosition(testApp.db, { title: 'Saldatore arrivato dopo' })
    await indexPositions(testApp.db, testApp.search)
    const pages = { startPage: 2, endPage: 3 }
    expect((await browser.post('/api/position/export/cost', pages)).body).toMatchObject({ positions: 35, credits: 35 })
    const { status, body } = await browser.post('/api/position/export/multiple', pages)
    expect([status, body]).toEqual([200, { url: expect.any(String), exported: 35, failed: 0, credits: 35 }])
    const file = await browser.get(body.url)
    const names = (file.body as string)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0])
    expect(names).toEqual(Array.from({ length: 35 }, (_, n) => `Saldatore ${n + 25}`))
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="vedetta-\d{4}-\d{2}-\d{2}\.csv"$/),
    })
    await testApp.db.deleteFrom('position_key').where('position_no', '=', late).execute()
    await testApp.db.deleteFrom('position').where('position_no', '=', late).execute()
  })

  test.each([
    ['pages the wrong way round', { startPage: 3, endPage: 2 }, 400, 'invalid_request'],
    ['more pages than there can be', { startPage: 1, endPage: 401 }, 400, 'invalid_request'],
    ['pages of no search', { startPage: 1, endPage: 2 }, 404, 'unknown_search'],
  ])('POST /api/position/export/multiple refuses %s', async (_, pages, status, code) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/position/export/multiple', pages)).toMatchObject({ status, body: { code } })
  })
})

describe('POST /api/position/export', () => {
  test('POST /api/position/export reports positions beyond the month’s credits, and exhaustion', async () => {
    const { browser } = await signUpWithSeat(testApp, { monthly_credits: 10 })
    const made = await browser.post('/api/position/export', { positionIDs: ids.slice(0, 12) })
    expect(made.body).toMatchObject({ exported: 10, failed: 2, credits: 10 })
    expect(await browser.post('/api/position/export', { positionIDs: ids.slice(20, 22) })).toMatchObject({
      status: 403,
      body: { code: 'exports_used_up', message: 'You have reached the maximum number of exports for this month.' },
    })
  })
})

describe('GET /api/position/export/list', () => {
  test('GET /api/position/export/list leads to the same file again, free of charge, for its user alone', async () => {
    const { browser } = await signUpWithSeat(testApp, { monthly_credits: 10 })
    const chosen = { positionIDs: ids.slice(0, 3), fields: ['pay', 'site'], format: 'xlsx' }
    const made = await browser.post('/api/position/export', chosen)
    expect(made.body).toMatchObject({ exported: 3, credits: 3 })
    const { body } = await browser.get('/api/position/export/list')
    expect(body.exports).toMatchObject([
      {
        url: made.body.url,
        exported: 3,
        credits: 3,
        format: 'xlsx',
        fields: ['pay', 'site'],
        firstPosition: 'Saldatore 0',
      },
    ])
    const file = await browser.get(body.exports[0].url)
    expect([file.status, file.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': expect.stringMatching(/^attachment; filename="vedetta-\d{4}-\d{2}-\d{2}\.xlsx"$/),
      },
    ])
    expect((await browser.get('/api/balance')).body.credit.left).toBe(7)
    const { browser: other } = await signUpWithSeat(testApp)
    expect((await other.get('/api/position/export/list')).body).toEqual({ exports: [] })
    expect(await other.get(made.body.url)).toMatchObject({ status: 404, body: { code: 'unknown_export' } })
  })
})
