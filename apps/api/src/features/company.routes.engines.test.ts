import { randomUUID } from 'node:crypto'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
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

describe('the company search', () => {
  test('the company search returns a page free of charge', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const before = (await browser.get('/api/balance')).body
    const found = await browser.post('/api/company/search', { company: { vat: ['01234567897'] }, page: 1 })
    expect(found).toMatchObject({ status: 200, body: { total: 1, page: 1, pages: 1 } })
    expect(found.body.companies).toMatchObject([
      { companyID, name: 'Fonderie Serio S.p.A.', openPositions: 1, newPositions: 1 },
    ])
    expect((await browser.get('/api/balance')).body).toEqual(before)
  })

  test('the company search drops empty and null criteria', async () => {
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
  ])('the company search is refused with %s for %o', async (code, input) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/company/search', input)).toMatchObject({ status: 400, body: { code } })
  })

  test('company and position searches share a limit of ten in ten seconds', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push((await browser.post(n % 2 ? '/api/company/search' : '/api/position/search', {})).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

describe('saved companies', () => {
  test('saved companies are toggled and listed without new positions', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const toggle = async (more: object = {}) => (await browser.post('/api/company/save', { companyID, ...more })).body
    expect(await toggle()).toEqual({ status: 'saved' })
    const { companies } = (await browser.get('/api/company/saved')).body
    expect(companies).toMatchObject([{ companyID, name: 'Fonderie Serio S.p.A.', openPositions: 1, newPositions: 0 }])
    expect(await toggle({ saved: true })).toEqual({ status: 'saved' })
    expect(await toggle()).toEqual({ status: 'removed' })
    expect((await browser.get('/api/company/saved')).body).toEqual({ companies: [] })
  })

  test('saving an unknown company is refused', async () => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/company/save', { companyID: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'unknown_company' },
    })
  })
})
