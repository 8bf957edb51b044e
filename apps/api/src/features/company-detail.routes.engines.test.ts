import { randomUUID } from 'node:crypto'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { companyIdOf, fileAccounts, makeCompany, makePosition } from '@vedetta/core/testing/factories'
import { indexCompanies } from '@vedetta/core/testing/index-companies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let companyID: string
let unfiled: string
const vat = '01234567897'
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  const companyNo = await makeCompany(db, {
    name: 'Fonderie Serio S.p.A.',
    vat,
    employees: 204,
    municipality: '016024',
  })
  companyID = await companyIdOf(db, companyNo)
  await fileAccounts(db, companyNo, [2024, 2025])
  await makePosition(db, { company_no: companyNo, municipalities: ['016024'] })
  await indexCompanies(db, search)
  unfiled = await companyIdOf(db, await makeCompany(db))
})
afterAll(() => testApp.close())

const creditsLeft = async ({ browser }: Awaited<ReturnType<typeof signUpWithSeat>>) =>
  (await browser.get('/api/balance')).body.credit.left

describe('a company', () => {
  test('a company is returned in full without spending credits', async () => {
    const person = await signUpWithSeat(testApp)
    const before = await creditsLeft(person)
    const { status, body } = await person.browser.get(`/api/company/data?companyID=${companyID}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      companyID,
      name: 'Fonderie Serio S.p.A.',
      openPositions: 1,
      newPositions: 0,
      accounts: { state: 'locked', filed: [2025, 2024], years: [] },
      places: [{ city: 'Bergamo', isOffice: true, openPositions: 1 }],
    })
    expect(body.openings).toHaveLength(26)
    expect(await creditsLeft(person)).toBe(before)
  })

  test('a viewed company has no new positions in a search', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const found = async () => (await browser.post('/api/company/search', { company: { vat: [vat] } })).body.companies
    expect(await found()).toMatchObject([{ companyID, newPositions: 1 }])
    await browser.get(`/api/company/data?companyID=${companyID}`)
    expect(await found()).toMatchObject([{ companyID, newPositions: 0 }])
  })

  test.each([
    [404, 'unknown_company', `companyID=${randomUUID()}`],
    [400, 'invalid_request', 'companyID=1'],
    [400, 'invalid_request', ''],
  ])('a company request is refused with %i %s', async (status, code, query) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.get(`/api/company/data?${query}`)).toMatchObject({ status, body: { code } })
  })
})

describe('accounts', () => {
  const buy = ({ browser }: Awaited<ReturnType<typeof signUpWithSeat>>, id = companyID) =>
    browser.post('/api/company/accounts', { companyID: id })

  test('accounts are charged once and returned from then on', async () => {
    const person = await signUpWithSeat(testApp)
    const before = await creditsLeft(person)
    expect(await buy(person)).toMatchObject({ status: 200, body: { credits: 2, accounts: { state: 'unlocked' } } })
    expect(await buy(person)).toMatchObject({ status: 200, body: { credits: 0, accounts: { state: 'unlocked' } } })
    const { body } = await person.browser.get(`/api/company/data?companyID=${companyID}`)
    expect(body.accounts.years).toMatchObject([{ year: 2025, turnover: 2_025_000, netIncome: 81_000 }, { year: 2024 }])
    expect(await creditsLeft(person)).toBe(before - 2)
  })

  test('unavailable accounts use no credits, and the error says so', async () => {
    const person = await signUpWithSeat(testApp)
    const before = await creditsLeft(person)
    expect(await buy(person, unfiled)).toMatchObject({
      status: 404,
      body: { code: 'company_data_unavailable', message: 'Data not available. No credits have been used.' },
    })
    expect(await creditsLeft(person)).toBe(before)
  })

  test('accounts are refused without enough credits', async () => {
    const person = await signUpWithSeat(testApp, { monthly_credits: 1 })
    expect(await buy(person)).toMatchObject({ status: 402, body: { code: 'credits_used_up' } })
  })

  test('accounts of an unknown company are refused', async () => {
    const person = await signUpWithSeat(testApp)
    expect(await buy(person, randomUUID())).toMatchObject({ status: 404, body: { code: 'unknown_company' } })
  })
})
