import { makeOptOutToken } from '@vedetta/core/companies/contacts/opt-out-token'
import { companyIdOf, makeCompany, makeContact } from '@vedetta/core/testing/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('a person is found by department, unlocked, and deleted by the link of their notice', async () => {
  const { db, app, secrets } = testApp
  const { browser } = await signUpWithSeat(testApp)
  const company_no = await makeCompany(db)
  const companyID = await companyIdOf(db, company_no)
  const email = 'anna.ferri@officine.example'
  const contactID = await makeContact(db, { company_no, email, department: 'legal' })
  await makeContact(db, { company_no, full_name: 'Dario Prova', department: 'sales' })

  const list = `/api/company/contacts?companyID=${companyID}`
  const found = await browser.get(`${list}&department=legal`)
  expect(found).toMatchObject({
    status: 200,
    body: { people: [{ contactID, person: null }], found: 1, total: 2, unlocked: 0, page: 1 },
  })
  expect(JSON.stringify(found.body)).not.toContain('anna')
  expect((await browser.get(`${list}&department=astrology`)).status).toBe(400)

  const unlock = () => browser.post('/api/company/contacts/unlock', { contactID })
  const person = { fullName: 'Carla Esempio', email, phone: null }
  expect(await unlock()).toMatchObject({ status: 200, body: { credits: 5, contact: { contactID, person } } })
  expect(await unlock()).toMatchObject({ status: 200, body: { credits: 0 } })
  expect((await browser.get(list)).body).toMatchObject({ total: 2, unlocked: 1 })

  const anybody = openBrowser(app)
  const token = await makeOptOutToken(secrets, email)
  expect(await anybody.post('/api/contact/opt-out', { token: `${token}00` })).toMatchObject({
    status: 400,
    body: { code: 'token_expired' },
  })
  expect(await anybody.post('/api/contact/opt-out', { token })).toMatchObject({ status: 200, body: {} })
  expect(await unlock()).toMatchObject({ status: 404, body: { code: 'unknown_contact' } })
  expect((await browser.get(list)).body).toMatchObject({ total: 1, unlocked: 0 })
})

test('guessing opt-out tokens is rate-limited', async () => {
  const browser = openBrowser(testApp.app)
  const statuses = new Set<number>()
  for (let time = 0; time < 61; time++)
    statuses.add((await browser.post('/api/contact/opt-out', { token: 'guessed' })).status)
  expect([...statuses]).toEqual([400, 429])
})
