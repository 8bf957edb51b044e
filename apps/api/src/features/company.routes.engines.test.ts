import { randomUUID } from 'node:crypto'
import { ensureIndices } from '@vedetta/core/search/indices'
import { companyIdOf, makeCompany, makePosition } from '@vedetta/core/testing/factories'
import { indexCompanies } from '@vedetta/core/testing/index-companies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let companyID: string
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  const companyNo = await makeCompany(db, { name: 'Fonderie Serio S.p.A.', vat: '01234567897', employees: 204 })
  companyID = await companyIdOf(db, companyNo)
  await makePosition(db, { company_no: companyNo })
  await indexCompanies(db, search)
})
afterAll(() => testApp.close())

describe('a search of companies', () => {
  test('answers a page, and costs nothing', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const before = (await browser.get('/api/balance')).body
    const found = await browser.post('/api/company/search', { company: { vat: ['01234567897'] }, page: 1 })
    expect(found).toMatchObject({ status: 200, body: { total: 1, page: 1, pages: 1 } })
    expect(found.body.companies).toMatchObject([
      { companyID, name: 'Fonderie Serio S.p.A.', openPositions: 1, newPositions: 1 },
    ])
    expect((await browser.get('/api/balance')).body).toEqual(before)
  })

  test('drops criteria that are empty or null', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const company = { companyName: ' ', sectors: [], employees: { from: null, to: null }, vat: null }
    expect(await browser.post('/api/company/search', { company })).toMatchObject({ status: 200, body: { total: 1 } })
  })

  test.each([
    ['invalid_request', { company: { name: 'saldatore' } }],
    ['invalid_request', { company: { vat: ['123'] } }],
    ['invalid_request', { company: 'Fonderie' }],
    ['invalid_request', { position: {} }],
    ['invalid_request', { sort: 'name' }],
    ['invalid_request', { page: 0 }],
    ['page_out_of_reach', { page: 401 }],
    ['unknown_place', { company: { cities: ['999999'] } }],
  ])('is refused with %s for %o', async (code, input) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/company/search', input)).toMatchObject({ status: 400, body: { code } })
  })

  test('and searches of positions are ten in ten seconds together, then one has to wait', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push((await browser.post(n % 2 ? '/api/company/search' : '/api/position/search', {})).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

describe('saved companies', () => {
  test('are toggled, and listed with nothing new', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const toggle = async (more: object = {}) => (await browser.post('/api/company/save', { companyID, ...more })).body
    expect(await toggle()).toEqual({ status: 'saved' })
    const { companies } = (await browser.get('/api/company/saved')).body
    expect(companies).toMatchObject([{ companyID, name: 'Fonderie Serio S.p.A.', openPositions: 1, newPositions: 0 }])
    expect(await toggle({ saved: true })).toEqual({ status: 'saved' })
    expect(await toggle()).toEqual({ status: 'removed' })
    expect((await browser.get('/api/company/saved')).body).toEqual({ companies: [] })
  })

  test('that do not exist are refused', async () => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/company/save', { companyID: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'unknown_company' },
    })
  })
})
