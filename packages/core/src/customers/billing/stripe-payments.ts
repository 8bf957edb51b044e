import { isItalianVat } from '@vedetta/contracts/customers/eu-vat'
import { type Unit, units } from '@vedetta/contracts/facts/plans'
import Stripe from 'stripe'
import { AppError } from '../../platform/app-error.ts'
import type { NewExtra, NewSubscription, Payer, PaymentProvider, PortalVisit } from './payment-provider.ts'
import { type Catalogue, lookupKeyOf, prepareCatalogue } from './stripe-catalogue.ts'
import { checkoutKey, extraMetadata, readStripeEvent } from './stripe-events.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's API in tests. */
  readonly apiUrl?: string | undefined
}

const signatureLastsSeconds = 5 * 60

export function createStripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl !== undefined && hostOf(apiUrl)),
    // Below the ten seconds within which our API answers.
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const catalogue = onceDone(() => prepareCatalogue(stripe))
  return {
    startSubscription: (purchase) => asAppError(async () => startSubscription(stripe, await catalogue(), purchase)),
    startExtra: (purchase) => asAppError(async () => startExtra(stripe, await catalogue(), purchase)),
    openPortal: (visit) => asAppError(async () => openPortal(stripe, await catalogue(), visit)),
    readEvent: (body, signature, now) =>
      readStripeEvent(verify(stripe, { body, signature, secret: webhookSecret, receivedAt: now })),
  }
}

async function startSubscription(
  stripe: Stripe,
  { prices, italianVat }: Catalogue,
  { checkoutId, tier, period, payer, returnTo }: NewSubscription,
): Promise<string> {
  const metadata = { [checkoutKey]: checkoutId }
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await createCustomer(stripe, payer),
    client_reference_id: checkoutId,
    line_items: [{ price: prices.get(lookupKeyOf(tier, period)) ?? '', quantity: 1 }],
    subscription_data: { metadata, ...(owesItalianVat(payer) && { default_tax_rates: [italianVat] }) },
    metadata,
    ...pageFor(payer, returnTo),
  })
  return known(url)
}

async function startExtra(
  stripe: Stripe,
  { italianVat }: Catalogue,
  { customerId, payer, returnTo, ...purchase }: NewExtra,
): Promise<string> {
  const metadata = extraMetadata(purchase)
  const { url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customerId ?? (await createCustomer(stripe, payer)),
    line_items: [
      {
        quantity: purchase.amount,
        price_data: {
          currency: 'eur',
          unit_amount: centsEach(purchase.unit),
          tax_behavior: 'exclusive',
          product_data: { name: `Vedetta: ${units[purchase.unit][payer.language]}` },
        },
        ...(owesItalianVat(payer) && { tax_rates: [italianVat] }),
      },
    ],
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true, invoice_data: { metadata } },
    metadata,
    ...pageFor(payer, returnTo),
  })
  return known(url)
}

async function openPortal(
  stripe: Stripe,
  { portal: configuration }: Catalogue,
  { customerId, changes, language, returnTo }: PortalVisit,
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    configuration,
    locale: language,
    return_url: returnTo,
    ...(changes !== null && {
      flow_data: { type: 'subscription_update', subscription_update: { subscription: changes } },
    }),
  })
  return url
}

/** Stripe's page asks for the postal address, which only the invoices need. */
function pageFor({ language, vat }: Payer, { paid, left }: NewExtra['returnTo']) {
  return {
    locale: language,
    success_url: paid,
    cancel_url: left,
    billing_address_collection: 'required',
    // Where the page asks for the VAT number, it also asks for its owner's name.
    customer_update: { address: 'auto', name: vat === null ? 'auto' : 'never' },
    tax_id_collection: { enabled: vat === null },
  } as const
}

async function createCustomer(stripe: Stripe, payer: Payer): Promise<string> {
  const { email, companyName, vat, sdiCode, pec, language } = payer
  const fields = { 'Codice SDI': sdiCode, PEC: pec }
  const shown = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
  const { id } = await stripe.customers.create({
    email,
    name: companyName,
    preferred_locales: [language],
    tax_exempt: owesItalianVat(payer) ? 'none' : 'reverse',
    ...(vat !== null && { tax_id_data: [{ type: 'eu_vat', value: vat }] }),
    // An invoice field holds at most 140 characters.
    invoice_settings: { custom_fields: shown.filter(({ value }) => value.length <= 140) },
    metadata: { ...(sdiCode !== null && { sdi_code: sdiCode }), ...(pec !== null && { pec }) },
  })
  return id
}

/** A payer without a known VAT number is treated as an Italian company. */
function owesItalianVat({ vat }: Payer): boolean {
  return vat === null || isItalianVat(vat)
}

function centsEach(unit: Unit): number {
  return Math.round(units[unit].extraPrice * 100)
}

function known(url: string | null): string {
  if (url === null) throw new Error('Stripe told no address to pay at')
  return url
}

function verify(
  stripe: Stripe,
  signed: { body: Uint8Array; signature: string | undefined; secret: string; receivedAt: Date },
): unknown {
  const { body, signature = '', secret, receivedAt } = signed
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureLastsSeconds,
      undefined,
      receivedAt.getTime(),
    )
  } catch (cause) {
    throw new AppError('invalid_signature', { cause })
  }
}

async function asAppError<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw new AppError(cause.code === 'tax_id_invalid' ? 'invalid_vat_number' : 'payments_unavailable', { cause })
  }
}

function hostOf(url: string): { protocol: 'http' | 'https'; host: string; port: number } {
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: Number(port || (isPlain ? 80 : 443)) }
}

/** Memoises the work's outcome; a failure is retried with the next call. */
function onceDone<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let done: Promise<Answer> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}
