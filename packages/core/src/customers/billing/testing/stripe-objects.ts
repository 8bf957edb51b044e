import { createHash } from 'node:crypto'
import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import Stripe from 'stripe'
import type { ExtraPurchase } from '../payment-event.ts'
import { checkoutKey, extraMetadata, type stripeEventTypes, tierKey } from '../stripe-events.ts'

/** Objects of Stripe's API and webhooks in the SDK's version, with the fields that the code reads. */
export type StripeEvent = {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object; readonly previous_attributes?: object }
}

type EventType = (typeof stripeEventTypes)[number]

export function stripeEvent(
  { id, created }: { id: string; created: number },
  type: EventType,
  object: object,
  previous?: object,
): StripeEvent {
  const data = { object, ...(previous && { previous_attributes: previous }) }
  return { id, type, created, data, ...{ object: 'event', api_version: '2026-10-28.endive', livemode: false } }
}

export type SubscriptionFields = {
  readonly id: string
  readonly customer: string
  readonly checkoutId: string
  readonly tier: SoldTier
  readonly period: BillingPeriod
  readonly startDate: number
  readonly periodEnd: number
  readonly cancelAt: number | null
  readonly endedAt: number | null
  readonly reason: string | null
}

export function subscriptionObject(of: SubscriptionFields) {
  return {
    id: of.id,
    object: 'subscription',
    customer: of.customer,
    start_date: of.startDate,
    cancel_at: of.cancelAt,
    cancel_at_period_end: of.cancelAt !== null,
    ended_at: of.endedAt,
    status: of.endedAt === null ? 'active' : 'canceled',
    cancellation_details: { comment: null, feedback: null, reason: of.reason },
    metadata: { [checkoutKey]: of.checkoutId },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${of.id}`,
          object: 'subscription_item',
          current_period_end: of.periodEnd,
          price: {
            id: `price_${of.tier}_${of.period}`,
            metadata: { [tierKey]: of.tier },
            recurring: { interval: of.period === 'annual' ? 'year' : 'month', interval_count: 1 },
          },
        },
      ],
    },
  }
}

export type InvoiceFields = {
  readonly id: string
  readonly customer: string
  readonly created: number
  readonly total: number
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible'
  readonly lines: readonly { readonly amount: number; readonly end: number }[]
}

export function subscriptionInvoice(
  invoice: InvoiceFields,
  { id: subscription, checkoutId }: Pick<SubscriptionFields, 'id' | 'checkoutId'>,
) {
  const parent = { type: 'subscription_item_details', subscription_item_details: { subscription } }
  return {
    ...invoiceObject(invoice, parent),
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription, metadata: { [checkoutKey]: checkoutId } },
    },
  }
}

export function extraInvoice(invoice: InvoiceFields, purchase: ExtraPurchase) {
  return { ...invoiceObject(invoice, null), metadata: extraMetadata(purchase), parent: null }
}

function invoiceObject({ lines, ...invoice }: InvoiceFields, parent: object | null) {
  return {
    ...invoice,
    object: 'invoice',
    number: `VED-${invoice.id.slice(-6)}`,
    hosted_invoice_url: `https://invoice.stripe.example/${invoice.id}`,
    lines: {
      object: 'list',
      data: lines.map(({ amount, end }) => ({ amount, period: { start: invoice.created, end }, parent })),
    },
  }
}

export function paidSession(purchase: ExtraPurchase) {
  const metadata = extraMetadata(purchase)
  return { id: `cs_${purchase.extraId}`, object: 'checkout.session', mode: 'payment', payment_status: 'paid', metadata }
}

export function refundedCharge(purchase: ExtraPurchase, { amount, refunded }: { amount: number; refunded: number }) {
  const metadata = extraMetadata(purchase)
  return { id: `ch_${purchase.extraId}`, object: 'charge', amount, amount_refunded: refunded, metadata }
}

/** Ids that follow from a seed and, like Stripe's, have no order. */
export function stripeIds(seed: string): (prefix: string) => string {
  let made = 0
  return (prefix) => `${prefix}_${createHash('sha256').update(`${seed}:${made++}`).digest('base64url').slice(0, 24)}`
}

const { webhooks } = new Stripe('sk_test_signs_only')

/** The body and the signature header with which Stripe would deliver the event. */
export function signed(event: StripeEvent, secret: string, at: Date): { body: Buffer; signature: string } {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    body: Buffer.from(payload),
    signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  }
}
