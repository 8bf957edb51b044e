import { purchaseOnce } from '@vedetta/core/customers/ledger/purchase-once'
import { companyIdOf, makeCompany, makeContact, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { appointOperator, createTestApp, signUpPerson, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let operator: Browser
beforeAll(async () => {
  testApp = await createTestApp()
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  operator = browser
})
afterAll(() => testApp.close())
beforeEach(() => testApp.db.deleteFrom('request').execute())

const solved = () => easyCaptcha(testApp.secrets)
const kept = () => testApp.db.selectFrom('request').select(['kind', 'reason', 'url', 'answered_at']).execute()

describe('POST /api/position/report', () => {
  const positionID = async () => positionIdOf(testApp.db, await makePosition(testApp.db))

  test('a position report with a captcha reaches the operator, once while it waits', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const wrong = await positionID()
    for (const reason of ['È chiusa', 'È chiusa davvero']) {
      const sent = { positionID: wrong, captcha: await solved(), reason }
      expect(await browser.post('/api/position/report', sent)).toMatchObject({ status: 200, body: {} })
    }
    expect(await kept()).toEqual([{ kind: 'position', reason: 'È chiusa', url: null, answered_at: null }])
  })

  test('a position report without a fresh captcha is refused', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const report = async (fields: object) =>
      browser.post('/api/position/report', { positionID: await positionID(), ...fields })
    expect(await report({})).toMatchObject({ status: 400, body: { code: 'captcha_required' } })
    const captcha = await solved()
    expect(await report({ captcha })).toMatchObject({ status: 200 })
    expect(await report({ captcha })).toMatchObject({ status: 400, body: { code: 'invalid_captcha' } })
  })
})

describe('POST /api/company/report', () => {
  test('a company report reaches the operator with a captcha and is refused without', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const companyID = await companyIdOf(testApp.db, await makeCompany(testApp.db))
    const report = (fields: object) => browser.post('/api/company/report', { companyID, ...fields })
    expect(await report({})).toMatchObject({ status: 400, body: { code: 'captcha_required' } })
    const sent = { captcha: await solved(), reason: ' Ha cambiato nome ' }
    expect(await report(sent)).toMatchObject({ status: 200, body: {} })
    expect(await kept()).toEqual([{ kind: 'company', reason: 'Ha cambiato nome', url: null, answered_at: null }])
  })
})

describe('POST /api/company/contacts/report', () => {
  test('a contact report requires that the licence has unlocked the person', async () => {
    const contactID = await makeContact(testApp.db)
    const { browser, userId } = await signUpWithSeat(testApp)
    const report = async () => browser.post('/api/company/contacts/report', { contactID, captcha: await solved() })
    expect(await report()).toMatchObject({ status: 409, body: { code: 'contact_locked' } })
    const { licence_no: licenceNo } = await testApp.db
      .selectFrom('seat')
      .select('licence_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await purchaseOnce(testApp.db, { licenceNo, userId, kind: 'contact', subject: contactID }, new Date())
    expect(await report()).toMatchObject({ status: 200, body: {} })
    expect(await kept()).toMatchObject([{ kind: 'contact' }])
  })
})

describe('POST /api/company/missing', () => {
  const ask = async (request: object) => {
    const { browser } = await signUpWithSeat(testApp)
    return browser.post('/api/company/missing', { request, captcha: await solved() })
  }

  test.each([
    [{ missing: 'company', name: 'Officine' }, 'missing_company', null],
    [{ missing: 'company', name: 'Officine', url: 'officine.example' }, 'missing_company', 'https://officine.example'],
    [{ missing: 'site', name: 'Officine', url: 'officine.example' }, 'missing_site', 'https://officine.example'],
  ])('POST /api/company/missing stores %o', async (request, kind, url) => {
    expect(await ask(request)).toMatchObject({ status: 200, body: {} })
    expect(await kept()).toMatchObject([{ kind, url }])
  })

  test.each([
    [{ missing: 'company', name: ' ' }, 'company_name_required'],
    [{ missing: 'site', name: 'Officine' }, 'url_required'],
    [{ missing: 'site', name: 'Officine', url: 'http://localhost' }, 'url_required'],
    [{ missing: 'nothing', name: 'Officine' }, 'invalid_request'],
  ])('a request with %o is refused with %s', async (request, code) => {
    expect(await ask(request)).toMatchObject({ status: 400, body: { code } })
    expect(await kept()).toEqual([])
  })
})

describe('the operator’s request list', () => {
  test('the request list shows waiting requests; an answered one leaves it and cannot be answered again', async () => {
    const { browser, email } = await signUpWithSeat(testApp)
    const request = { missing: 'company', name: 'Officine Nuove', reason: 'Assume a Lecco' }
    await browser.post('/api/company/missing', { request, captcha: await solved() })
    const before = await operator.get('/api/operator/requests?kind=missing_company')
    expect(before.body).toMatchObject({
      total: 1,
      waiting: { missing_company: 1 },
      requests: [{ kind: 'missing_company', by: email, subject: { name: 'Officine Nuove' }, reason: 'Assume a Lecco' }],
    })
    const { requestID } = before.body.requests[0]
    const answer = { requestID, outcome: 'confirmed', text: 'La aggiungiamo.' }
    expect(await operator.post('/api/operator/requests/answer', answer)).toMatchObject({
      status: 200,
      body: { paidBack: 0 },
    })
    expect(await operator.post('/api/operator/requests/answer', answer)).toMatchObject({
      status: 409,
      body: { code: 'request_answered' },
    })
    expect((await operator.get('/api/operator/requests')).body).toMatchObject({ total: 0, waiting: {} })
    expect((await operator.get('/api/operator/requests?state=answered')).body).toMatchObject({
      requests: [{ requestID, answer: { outcome: 'confirmed', text: 'La aggiungiamo.' } }],
    })
    const mails = await testApp.db.selectFrom('mail').select('template').where('recipient', '=', email).execute()
    expect(mails.map(({ template }) => template)).toContain('requestAnswered')
  })

  test.each(['state=all', 'kind=nothing', 'page=0', 'page=1001'])('the request list refuses %s', async (query) => {
    expect(await operator.get(`/api/operator/requests?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })
})

describe('POST /api/contact/message', () => {
  const message = async (fields: object = {}) => ({
    name: 'Anna Prova',
    email: 'anna@agenzia.example',
    topic: 'demo',
    message: 'Vorrei vederla.',
    language: 'it',
    captcha: await solved(),
    ...fields,
  })

  test('a visitor’s message reaches the operator’s list, and the answer goes out by mail', async () => {
    const visitor = openBrowser(testApp.app)
    expect(await visitor.post('/api/contact/message', await message())).toMatchObject({ status: 200, body: {} })
    const { body } = await operator.get('/api/operator/requests?kind=message')
    expect(body).toMatchObject({ total: 1, requests: [{ by: 'anna@agenzia.example', sender: { topic: 'demo' } }] })
    const { requestID } = body.requests[0]
    const answer = (fields: object) =>
      operator.post('/api/operator/requests/answer', { requestID, outcome: 'confirmed', ...fields })
    expect(await answer({})).toMatchObject({ status: 400, body: { code: 'answer_required' } })
    expect(await answer({ text: 'Con piacere.' })).toMatchObject({ status: 200 })
    const mails = await testApp.db
      .selectFrom('mail')
      .select(['template', 'params'])
      .where('recipient', '=', 'anna@agenzia.example')
      .execute()
    expect(mails).toEqual([{ template: 'messageAnswered', params: { topic: 'demo', paragraphs: ['Con piacere.'] } }])
  })

  test.each([
    [{ captcha: '' }, 'captcha_required'],
    [{ captcha: 'made up' }, 'invalid_captcha'],
    [{ name: '' }, 'name_required'],
    [{ message: '' }, 'message_required'],
    [{ topic: 'weather' }, 'invalid_request'],
  ])('a request with %o is refused with %s', async (fields, code) => {
    const visitor = openBrowser(testApp.app)
    const refused = await visitor.post('/api/contact/message', await message(fields))
    expect(refused).toMatchObject({ status: 400, body: { code } })
    expect(await kept()).toEqual([])
  })

  test('messages and site opt-outs share a rate limit per address', async () => {
    const visitor = openBrowser(testApp.app)
    const ask = { url: 'www.officine.example', name: 'Anna', email: 'anna@agenzia.example', language: 'it' }
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const { status } = await visitor.post('/api/contact/site-opt-out', { ...ask, captcha: await solved() })
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await kept()).toMatchObject([{ kind: 'site_opt_out', url: 'https://www.officine.example' }])
    expect(await visitor.post('/api/contact/message', await message())).toMatchObject({
      status: 429,
      body: { code: 'request_limit' },
    })
  })
})
