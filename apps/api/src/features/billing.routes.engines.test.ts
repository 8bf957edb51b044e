import { randomUUID } from 'node:crypto'
import {
  createFakePayments,
  type FakePayments,
  webhookSecret,
} from '@vedetta/core/customers/billing/testing/fake-payments'
import { makeSubscription } from '@vedetta/core/customers/billing/testing/make-subscription'
import { type StripeEvent, signed } from '@vedetta/core/customers/billing/testing/stripe-objects'
import { SubscriptionLife } from '@vedetta/core/customers/billing/testing/subscription-life'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { mailsTo } from '../testing/identity-facts.ts'
import { createStage } from '../testing/stage.ts'
import { createTestApp, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let payments: FakePayments
let testApp: TestApp
let without: TestApp
beforeAll(async () => {
  payments = createFakePayments()
  testApp = await createTestApp({ payments })
  without = await createTestApp({ payments: null })
})
afterAll(() => Promise.all([testApp.close(), without.close()]))

const solved = ({ secrets }: TestApp) => easyCaptcha(secrets)

async function order(app: TestApp, change: object = {}) {
  const form = {
    tier: 'team',
    period: 'monthly',
    email: someEmail(),
    language: 'en',
    role: 'use',
    administratorEmail: someEmail(),
    companyName: 'Agenzia Ponte S.r.l.',
    vatNumber: 'IT 12345678903',
    sdiCode: 'ABCDEF7',
    captcha: await solved(app),
    ...change,
  }
  return { form, answer: await openBrowser(app.app).post('/api/billing/checkout', form) }
}

describe('a checkout', () => {
  test('a checkout is offered where Stripe is configured', async () => {
    expect((await openBrowser(testApp.app).get('/api/instance')).body).toMatchObject({ payments: true })
    expect((await openBrowser(without.app).get('/api/instance')).body).toMatchObject({ payments: false })
  })

  test('a checkout without Stripe is refused and stores nothing', async () => {
    const { answer } = await order(without)
    expect([answer.status, answer.body.code]).toEqual([409, 'checkout_unavailable'])
    expect(await without.db.selectFrom('checkout').selectAll().execute()).toEqual([])
  })

  test('a checkout stores the purchase and returns the payment page in the buyer’s language', async () => {
    const { form, answer } = await order(testApp)
    const asked = payments.calls.subscriptions.at(-1)
    expect(answer.body).toEqual({ url: `https://checkout.stripe.example/${asked?.checkoutId}` })
    expect(asked).toMatchObject({
      tier: 'team',
      period: 'monthly',
      payer: { email: form.email, vat: 'IT12345678903', sdiCode: 'ABCDEF7', pec: null, language: 'en' },
      returnTo: {
        paid: 'http://127.0.0.1:17473/en/pricing?checkout=paid',
        left: 'http://127.0.0.1:17473/en/pricing?checkout=left',
      },
    })
    const kept = await testApp.db.selectFrom('checkout').selectAll().where('buyer_email', '=', form.email).execute()
    expect(kept).toMatchObject([
      { buyer_role: 'use', administrator_email: form.administratorEmail, vat: 'IT12345678903', language: 'en' },
    ])
  })

  test('a checkout by the future administrator names no other administrator', async () => {
    const { form } = await order(testApp, { role: 'administer' })
    const kept = await testApp.db.selectFrom('checkout').selectAll().where('buyer_email', '=', form.email).execute()
    expect(kept).toMatchObject([{ buyer_role: 'administer', administrator_email: form.email }])
  })

  test.each([
    ['a VAT number that does not check', { vatNumber: '12345678901' }, 'invalid_vat_number'],
    ['no SDI code and no PEC', { sdiCode: undefined }, 'invoice_address_required'],
    ['one seat for who does not use it', { tier: 'basic', role: 'administer' }, 'one_seat_is_used'],
    ['no captcha', { captcha: undefined }, 'captcha_required'],
    ['a captcha that is none', { captcha: 'xx' }, 'invalid_captcha'],
  ])('a checkout is refused with %s', async (_, change, code) => {
    const { form, answer } = await order(testApp, change)
    expect([answer.status, answer.body.code]).toEqual([400, code])
    const kept = await testApp.db.selectFrom('checkout').selectAll().where('buyer_email', '=', form.email).execute()
    expect(kept).toEqual([])
  })

  test('a checkout consumes its captcha, and an address may start thirty an hour', async () => {
    const captcha = await solved(testApp)
    expect((await order(testApp, { captcha })).answer.status).toBe(200)
    expect((await order(testApp, { captcha })).answer.body.code).toBe('invalid_captcha')
    const browser = openBrowser(testApp.app)
    const { form } = await order(testApp)
    const tries = Array.from({ length: 31 }, () => browser.post('/api/billing/checkout', { ...form, captcha }))
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'request_limit')).toHaveLength(1)
  })
})

describe('the webhook', () => {
  const post = (payload: Buffer | string, headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: '/api/billing/webhook', payload, headers })

  function deliver(event: StripeEvent, at = new Date()) {
    const { body, signature } = signed(event, webhookSecret, at)
    return post(body, { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature })
  }

  test('the webhook accepts what Stripe signed: a paid checkout becomes a licence that its buyer redeems', async () => {
    const { form } = await order(testApp)
    const checkoutId = payments.calls.subscriptions.at(-1)?.checkoutId ?? ''
    const startsAt = Math.floor(Date.now() / 1000)
    const life = new SubscriptionLife({ checkoutId, seed: checkoutId, tier: 'team', period: 'monthly', startsAt })
    for (const event of life.events.toReversed()) expect((await deliver(event)).statusCode).toBe(200)
    const mail = (await mailsTo(testApp.db, form.email)).find(({ template }) => template === 'licenceBought')
    const { browser } = await signUpPerson(testApp, { email: form.email })
    const { body } = await browser.post('/api/licence/redeem', { code: mail?.params.code })
    expect(body).toEqual({ role: 'user', tier: 'team' })
  })

  test('the webhook refuses unsigned, wrongly signed and oversized bodies', async () => {
    const [event] = new SubscriptionLife({
      ...{ checkoutId: randomUUID(), seed: 'a', tier: 'team', period: 'monthly', startsAt: 1 },
    }).events as [StripeEvent]
    const { body, signature } = signed(event, webhookSecret, new Date())
    const json = { 'content-type': 'application/json' }
    const bad = { ...json, 'stripe-signature': signature.replace(/v1=./, 'v1=0').slice(0, -1) }
    for (const [payload, headers] of [
      [body, json],
      [body, bad],
      ['{}', { ...json, 'stripe-signature': signature }],
    ] as const) {
      const response = await post(payload, headers)
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_signature'])
    }
    expect((await deliver(event, new Date(Date.now() - 301_000))).json().code).toBe('invalid_signature')
    const long = await post(Buffer.alloc(257 * 1024, ' '), { ...json, 'stripe-signature': signature })
    expect([long.statusCode, long.json().code]).toEqual([413, 'body_too_large'])
    const kept = await testApp.db.selectFrom('stripe_event').where('event_id', '=', event.id).selectAll().execute()
    expect(kept).toEqual([])
  })

  test('the webhook does not exist without Stripe', async () => {
    const response = await without.app.inject({ method: 'POST', url: '/api/billing/webhook', payload: {} })
    expect([response.statusCode, response.json().code]).toEqual([409, 'checkout_unavailable'])
  })

  test('the webhook leaves JSON parsing of other routes alone', async () => {
    const { body } = await openBrowser(testApp.app).post('/api/auth/sign-in/email', { email: 'nobody', password: 'x' })
    expect(body.code).toBe('email_required')
  })
})

describe('the administrator of a licence', () => {
  test('the administrator sees subscription and invoices, and opens the portal', async () => {
    const { browser, licenceID } = await createStage(testApp, 'administrator')
    const ask = (path: string) => browser.get(`/api/billing/${path}?licenceID=${licenceID}`)
    expect((await ask('subscription')).body).toEqual({ subscription: null })
    const portal = await browser.post('/api/billing/portal', { licenceID })
    expect([portal.status, portal.body.code]).toEqual([409, 'no_subscription'])

    const { licence_no } = await testApp.db
      .selectFrom('licence')
      .select('licence_no')
      .where('licence_id', '=', licenceID)
      .executeTakeFirstOrThrow()
    const paid_until = new Date('2026-12-15T09:00:00Z')
    await makeSubscription(testApp.db, licence_no, { paid_until, stripe_customer: 'cus_1', cancel_at: paid_until })
    const invoices = [
      {
        invoice_id: 'in_1',
        number: 'VED-1',
        issued_at: new Date('2026-10-15'),
        total: 36_478,
        status: 'paid',
        url: 'https://x.example/1',
      },
      {
        invoice_id: 'in_2',
        number: 'VED-2',
        issued_at: new Date('2026-11-15'),
        total: 36_478,
        status: 'open',
        url: null,
      },
    ]
    await testApp.db
      .insertInto('invoice')
      .values(invoices.map((one) => ({ ...one, licence_no })))
      .execute()
    expect((await ask('subscription')).body).toEqual({
      subscription: {
        tier: 'team',
        period: 'monthly',
        status: 'active',
        paidUntil: paid_until.toISOString(),
        cancelAt: paid_until.toISOString(),
        graceUntil: null,
      },
    })
    expect((await ask('invoices')).body.invoices).toMatchObject([
      { number: 'VED-2', status: 'open', url: null },
      { number: 'VED-1', total: 36_478, status: 'paid', issuedAt: '2026-10-15T00:00:00.000Z' },
    ])
    const opened = await browser.post('/api/billing/portal', { licenceID })
    expect(opened.body).toEqual({ url: 'https://checkout.stripe.example/cus_1' })
    expect(payments.calls.portals.at(-1)).toEqual({
      customerId: 'cus_1',
      changes: null,
      language: 'it',
      returnTo: 'http://127.0.0.1:17473/profile?tab=billing',
    })
  })

  test('the administrator buys extra credits or searches, at least ten, for an active licence', async () => {
    const { browser, licenceID, email } = await createStage(testApp, 'administrator')
    const buy = (change: object = {}) =>
      browser.post('/api/billing/extra', { licenceID, unit: 'search', amount: 200, ...change })
    const { body } = await buy()
    const asked = payments.calls.extras.at(-1)
    expect(body).toEqual({ url: `https://checkout.stripe.example/${asked?.extraId}` })
    expect(asked).toMatchObject({
      licenceId: licenceID,
      unit: 'search',
      amount: 200,
      customerId: null,
      payer: { email },
    })
    expect((await buy({ amount: 9 })).body.code).toBe('invalid_request')
    await testApp.db
      .updateTable('licence')
      .set({ expires_at: new Date() })
      .where('licence_id', '=', licenceID)
      .execute()
    expect((await buy()).body.code).toBe('licence_expired')
  })
})

test('the payer of a licence sees its payments, opens the portal at the plans and buys, and administers nothing', async () => {
  const { browser, licenceID, email } = await createStage(testApp, 'payer')
  const ask = (path: string) => browser.get(`/api/${path}?licenceID=${licenceID}`)
  expect((await ask('billing/subscription')).body.subscription).toMatchObject({ tier: 'team', status: 'active' })
  expect((await ask('billing/invoices')).body).toEqual({ invoices: [] })
  const { stripe_customer, stripe_subscription } = await testApp.db
    .selectFrom('subscription')
    .select(['stripe_customer', 'stripe_subscription'])
    .where('buyer_email', '=', email)
    .executeTakeFirstOrThrow()
  await browser.post('/api/billing/portal', { licenceID, page: 'plans' })
  expect(payments.calls.portals.at(-1)).toMatchObject({ customerId: stripe_customer, changes: stripe_subscription })
  await browser.post('/api/billing/extra', { licenceID, unit: 'search', amount: 100 })
  expect(payments.calls.extras.at(-1)).toMatchObject({ licenceId: licenceID, customerId: stripe_customer })

  const { body } = await browser.get('/api/licences')
  const billed = [{ licenceID, customer: 'Agenzia Prova S.p.A.', tier: 'team', expired: false }]
  expect(body).toEqual({ own: null, administered: [], billed })
  expect((await ask('licence')).status).toBe(403)

  await testApp.db.updateTable('subscription').set({ status: 'ended' }).where('buyer_email', '=', email).execute()
  await browser.post('/api/billing/portal', { licenceID, page: 'plans' })
  expect(payments.calls.portals.at(-1)).toMatchObject({ changes: null })
})
