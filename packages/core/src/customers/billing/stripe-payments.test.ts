import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { billingPeriods, soldTiers } from '@vedetta/contracts/customers/billing'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payer } from './payment-provider.ts'
import { createStripePayments } from './stripe-payments.ts'
import { startStripeMock } from './testing/stripe-mock.ts'

/** Recorded by a proxy before stripe-mock, which records nothing itself. */
type ApiCall = { readonly method: string; readonly path: string; readonly form: URLSearchParams }

let mock: Awaited<ReturnType<typeof startStripeMock>>
let proxy: Server
const calls: ApiCall[] = []
beforeAll(async () => {
  mock = await startStripeMock()
  proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { pathname: path, search } = new URL(request.url ?? '', mock.url)
    const { method = '' } = request
    calls.push({ method, path, form: new URLSearchParams(method === 'GET' ? search : body.toString()) })
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
    ) as Record<string, string>
    const answer = await fetch(mock.url + request.url, { method, headers, ...(method === 'POST' && { body }) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await mock.close()
})
beforeEach(() => {
  calls.length = 0
})

const stripe = () => {
  const { port } = proxy.address() as AddressInfo
  return createStripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_1',
    apiUrl: `http://127.0.0.1:${port}`,
  })
}

const payer: Payer = {
  email: 'anna@ponte.example',
  companyName: 'Agenzia Ponte S.r.l.',
  vat: 'IT12345678903',
  sdiCode: 'ABCDEF7',
  pec: 'ponte@pec.example',
  language: 'it',
}
const returnTo = { paid: 'https://vedetta.example/pricing?checkout=paid', left: 'https://vedetta.example/pricing' }
const posted = (path: string) =>
  calls.filter((one) => one.method === 'POST' && one.path === path).map(({ form }) => form)
const ofForm = (form: URLSearchParams | undefined) => Object.fromEntries(form ?? [])

describe('a plan', () => {
  test('is paid at Stripe by a customer with its invoicing data, and carries our checkout id in its metadata', async () => {
    const checkoutId = randomUUID()
    const url = await stripe().startSubscription({ checkoutId, tier: 'team', period: 'annual', payer, returnTo })
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(ofForm(posted('/v1/customers')[0])).toMatchObject({
      email: 'anna@ponte.example',
      name: 'Agenzia Ponte S.r.l.',
      tax_exempt: 'none',
      'tax_id_data[0][type]': 'eu_vat',
      'tax_id_data[0][value]': 'IT12345678903',
      'invoice_settings[custom_fields][0][value]': 'ABCDEF7',
      'metadata[sdi_code]': 'ABCDEF7',
      'metadata[pec]': 'ponte@pec.example',
    })
    expect(ofForm(posted('/v1/checkout/sessions')[0])).toMatchObject({
      mode: 'subscription',
      locale: 'it',
      client_reference_id: checkoutId,
      'subscription_data[metadata][vedetta_checkout]': checkoutId,
      'subscription_data[default_tax_rates][0]': expect.stringMatching(/^txr_/),
      'line_items[0][price]': expect.stringMatching(/^price_/),
      'line_items[0][quantity]': '1',
      success_url: returnTo.paid,
      cancel_url: returnTo.left,
    })
  })

  test('has a price for each period, found by lookup key or created, as the plans say and before VAT', async () => {
    const purchase = { checkoutId: randomUUID(), tier: 'basic', period: 'monthly', payer, returnTo } as const
    const payments = stripe()
    await payments.startSubscription(purchase)
    const made = posted('/v1/prices').map(ofForm)
    const names = soldTiers.flatMap((tier) => keysOf(billingPeriods).map((period) => `vedetta_${tier}_${period}`))
    expect(made.map(({ lookup_key }) => lookup_key)).toEqual(names)
    expect(made.map(({ unit_amount }) => Number(unit_amount))).toEqual([8900, 89000, 29900, 299000, 69000, 690000])
    expect(made[2]).toMatchObject({
      currency: 'eur',
      tax_behavior: 'exclusive',
      product: 'vedetta_team',
      'recurring[interval]': 'month',
      'metadata[vedetta_tier]': 'team',
      transfer_lookup_key: 'true',
    })
    calls.length = 0
    await payments.startSubscription(purchase)
    expect(calls.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/checkout/sessions'])
  })

  test('of a company in another EU country is charged without Italian VAT', async () => {
    const abroad = { ...payer, vat: 'DE123456789', sdiCode: null, pec: null }
    await stripe().startSubscription({
      checkoutId: randomUUID(),
      tier: 'pro',
      period: 'monthly',
      payer: abroad,
      returnTo,
    })
    expect(ofForm(posted('/v1/customers')[0])).toMatchObject({ tax_exempt: 'reverse' })
    expect([...(posted('/v1/checkout/sessions')[0] ?? [])].filter(([name]) => name.includes('tax_rates'))).toEqual([])
  })
})

test('startExtra charges the existing customer with an invoice, and the payment’s metadata carries the whole purchase', async () => {
  const purchase = { extraId: randomUUID(), licenceId: randomUUID(), unit: 'credit', amount: 500 } as const
  await stripe().startExtra({ ...purchase, customerId: 'cus_known', payer, returnTo })
  expect(posted('/v1/customers')).toEqual([])
  const metadata = {
    vedetta_extra: purchase.extraId,
    vedetta_licence: purchase.licenceId,
    vedetta_unit: 'credit',
    vedetta_amount: '500',
  }
  const carried = ['metadata', 'payment_intent_data[metadata]', 'invoice_creation[invoice_data][metadata]'].flatMap(
    (place) => Object.entries(metadata).map(([name, value]) => [`${place}[${name}]`, value]),
  )
  expect(ofForm(posted('/v1/checkout/sessions')[0])).toMatchObject({
    mode: 'payment',
    customer: 'cus_known',
    'line_items[0][quantity]': '500',
    'line_items[0][price_data][unit_amount]': '10',
    ...Object.fromEntries(carried),
  })
})

const visit = { customerId: 'cus_known', changes: null, language: 'it', returnTo: returnTo.left } as const

test('the portal offers upgrades at once, downgrades and cancellation at the period’s end, and the invoices', async () => {
  const url = await stripe().openPortal({ ...visit, language: 'en' })
  expect(url).toMatch(/^https:/)
  expect(ofForm(posted('/v1/billing_portal/configurations')[0])).toMatchObject({
    'features[invoice_history][enabled]': 'true',
    'features[payment_method_update][enabled]': 'true',
    'features[subscription_cancel][mode]': 'at_period_end',
    'features[subscription_update][proration_behavior]': 'always_invoice',
    'features[subscription_update][schedule_at_period_end][conditions][0][type]': 'decreasing_item_amount',
    'features[subscription_update][products][2][product]': 'vedetta_pro',
  })
  const session = ofForm(posted('/v1/billing_portal/sessions')[0])
  expect(session).toMatchObject({ customer: 'cus_known', locale: 'en' })
  expect(Object.keys(session).join()).not.toContain('flow_data')
})

test('the portal opens with the plans where one is about to change', async () => {
  await stripe().openPortal({ ...visit, changes: 'sub_known' })
  expect(ofForm(posted('/v1/billing_portal/sessions')[0])).toMatchObject({
    'flow_data[type]': 'subscription_update',
    'flow_data[subscription_update][subscription]': 'sub_known',
  })
})

test('a failing or refusing Stripe is reported as payments_unavailable, and called again the next time', async () => {
  const unreachable = createStripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_1',
    apiUrl: 'http://127.0.0.1:9',
  })
  await expect(unreachable.openPortal(visit)).rejects.toMatchObject({ code: 'payments_unavailable' })
  const payments = stripe()
  const refused = { ...visit, language: 'xx' as 'it' }
  await expect(payments.openPortal(refused)).rejects.toMatchObject({ code: 'payments_unavailable' })
  await payments.openPortal(visit)
})
