import { getMap, searchPublic } from '@vedetta/contracts/operations/public-figures'
import { countMarket } from '@vedetta/core/inbox/market/count-market'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makeCompany, makePosition } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  const company_no = await makeCompany(db, { name: 'Officine Verdi S.r.l.', employees: 60 })
  await makePosition(db, { company_no, title: 'Saldatore a filo', municipalities: ['015146'] })
  await indexPositions(db, search)
  await countMarket(db, new Date(Date.now() + 1000))
})
afterAll(() => testApp.close())

test('the public search returns counts of open positions without their companies', async () => {
  const { status, body } = await openBrowser(testApp.app).get('/api/public/positions?role=saldatore&province=MI')
  expect(status).toBe(200)
  expect(searchPublic.output.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    open: 1,
    newInWeek: 1,
    provinces: [{ slug: 'milano', open: 1 }],
    positions: [{ title: 'Saldatore a filo', size: 'medium', town: 'Milano' }],
  })
  expect(JSON.stringify(body)).not.toContain('Verdi')
})

test('the market map is public', async () => {
  const { status, body } = await openBrowser(testApp.app).get('/api/public/map?province=milano&sector=metalworking')
  expect(status).toBe(200)
  expect(getMap.output.parse(body)).toEqual(body)
  expect(body).toMatchObject({ total: { open: 1, opened: 1, change: null } })
})

test.each([
  ['/positions?role=', 200, undefined],
  [`/positions?role=${'a'.repeat(81)}`, 400, 'invalid_request'],
  ['/positions?role=cuoco&province=XX', 404, 'unknown_province'],
  ['/positions?role=cuoco&page=2', 400, 'invalid_request'],
  ['/map?province=atlantide', 404, 'unknown_province'],
  ['/map?sector=magic', 400, 'invalid_request'],
])('%s is answered with %i %s', async (path, status, code) => {
  const answer = await openBrowser(testApp.app).get(`/api/public${path}`)
  expect([answer.status, (answer.body as { code?: string }).code]).toEqual([status, code])
})

test.each([
  ['/api/public/positions?role=cuoco', 20],
  ['/api/public/map', 60],
])('%s is limited to %i requests a minute per address', async (path, times) => {
  const browser = openBrowser(testApp.app)
  const statuses: number[] = []
  for (let time = 0; time <= times; time++) statuses.push((await browser.get(path)).status)
  expect(statuses).toEqual([...Array(times).fill(200), 429])
})
