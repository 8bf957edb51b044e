import { soldTiers } from '@vedetta/contracts/customers/billing'
import { units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import type { EventFacts, ExtraPurchase, InvoiceFacts, PaymentEvent, Snapshot } from './payment-event.ts'

/** Metadata keys that identify our products in every event. */
export const checkoutKey = 'vedetta_checkout'
export const tierKey = 'vedetta_tier'

/** The event types that the webhook endpoint at Stripe must subscribe to. */
export const stripeEventTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
] as const

type StripeEventType = (typeof stripeEventTypes)[number]

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.looseObject({}), previous_attributes: z.looseObject({}).nullish() }),
})

type EventData = z.infer<typeof envelope>['data']
type Read = Pick<PaymentEvent, 'subject' | 'facts'>

const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((found) => found ?? {})

/** Reads a verified event; null if it is not about our products. Throws on an unreadable one, so that Stripe retries and none is lost. */
export function readStripeEvent(signed: unknown): PaymentEvent | null {
  const { id, type, created, data } = envelope.parse(signed)
  const read = stripeEventTypes.includes(type as StripeEventType) && readers[type as StripeEventType](data)
  return read ? { id, type, created, ...read } : null
}

const readers: Record<StripeEventType, (data: EventData) => Read | null> = {
  'customer.subscription.created': ({ object }) => readSubscription(object, null),
  'customer.subscription.updated': ({ object, previous_attributes }) =>
    readSubscription(object, { ...object, ...previous_attributes }),
  'customer.subscription.deleted': ({ object }) => readSubscription(object, null),
  'invoice.finalized': ({ object }) => readInvoice(object, false),
  'invoice.paid': ({ object }) => readInvoice(object, false),
  'invoice.payment_failed': ({ object }) => readInvoice(object, true),
  'invoice.voided': ({ object }) => readInvoice(object, false),
  'invoice.marked_uncollectible': ({ object }) => readInvoice(object, false),
  'checkout.session.completed': ({ object }) =>
    sessionShape.parse(object).payment_status === 'unpaid' ? null : readExtra(object, { kind: 'extra_paid' }),
  'checkout.session.async_payment_succeeded': ({ object }) => readExtra(object, { kind: 'extra_paid' }),
  'charge.refunded': ({ object }) => {
    const { amount_refunded: refunded, amount: charged } = chargeShape.parse(object)
    return readExtra(object, { kind: 'extra_refunded', refunded, charged })
  },
}

const subscriptionShape = z.object({
  id: z.string(),
  customer: z.string(),
  start_date: z.number().int(),
  cancel_at: z.number().int().nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: z.number().int().nullable(),
  cancellation_details: z.object({ reason: z.string().nullish() }).nullish(),
  metadata,
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: z.number().int(),
        price: z.object({
          metadata,
          recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: z.literal(1) }),
        }),
      }),
    ),
  }),
})

function readSubscription(object: unknown, before: unknown): Read | null {
  const { [checkoutKey]: checkoutId } = ofMetadata.parse(object).metadata
  if (checkoutId === undefined) return null
  const { id: subscriptionId } = subscriptionShape.parse(object)
  return {
    subject: { kind: 'subscription', subscriptionId, checkoutId },
    facts: { kind: 'subscription', before: before ? snapshotOf(before) : null, after: snapshotOf(object) },
  }
}

function snapshotOf(object: unknown): Snapshot {
  const subscription = subscriptionShape.parse(object)
  const item = subscription.items.data.find(({ price }) => price.metadata[tierKey] !== undefined)
  if (!item) throw new Error(`no item of subscription ${subscription.id} has a price with ${tierKey}`)
  return {
    customerId: subscription.customer,
    tier: z.enum(soldTiers).parse(item.price.metadata[tierKey]),
    period: item.price.recurring.interval === 'year' ? 'annual' : 'monthly',
    startsAt: subscription.start_date,
    cancelAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null),
    endedAt: subscription.ended_at,
    endReason: subscription.cancellation_details?.reason ?? null,
  }
}

const parentOfLine = z.object({ subscription: z.string().nullish() }).nullish()

const invoiceShape = z.object({
  id: z.string(),
  customer: z.string(),
  number: z.string().nullable(),
  created: z.number().int(),
  total: z.number().int(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.number().int(),
        period: z.object({ end: z.number().int() }),
        parent: z.object({ subscription_item_details: parentOfLine, invoice_item_details: parentOfLine }).nullish(),
      }),
    ),
  }),
})

const ofSubscription = z.object({
  parent: z
    .object({ subscription_details: z.object({ subscription: z.string(), metadata }).nullish() })
    .nullish()
    .transform((parent) => parent?.subscription_details),
})

function readInvoice(object: unknown, failed: boolean): Read | null {
  const { parent } = ofSubscription.parse(object)
  const checkoutId = parent?.metadata[checkoutKey]
  if (parent && checkoutId !== undefined) {
    const subject = { kind: 'subscription', subscriptionId: parent.subscription, checkoutId } as const
    return { subject, facts: invoiceFactsOf(object, failed) }
  }
  const subject = extraOf(object)
  return subject && { subject, facts: invoiceFactsOf(object, failed) }
}

function invoiceFactsOf(object: unknown, failed: boolean): InvoiceFacts {
  const invoice = invoiceShape.parse(object)
  return {
    kind: 'invoice',
    invoiceId: invoice.id,
    customerId: invoice.customer,
    number: invoice.number,
    issuedAt: invoice.created,
    total: invoice.total,
    status: invoice.status,
    url: invoice.hosted_invoice_url ?? null,
    failed,
    coversUntil: coverageOf(invoice.lines.data),
  }
}

/** Only positive subscription lines count: negative ones credit the rest of a former plan. */
function coverageOf(lines: z.infer<typeof invoiceShape>['lines']['data']): number | null {
  const ends = lines
    .filter(({ amount }) => amount >= 0)
    .filter(
      ({ parent }) => parent?.subscription_item_details?.subscription ?? parent?.invoice_item_details?.subscription,
    )
    .map(({ period }) => period.end)
  return ends.length === 0 ? null : Math.max(...ends)
}

const sessionShape = z.object({ payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']) })
const chargeShape = z.object({ amount: z.number().int(), amount_refunded: z.number().int() })
const ofMetadata = z.object({ metadata })

const extraShape = z.object({
  vedetta_extra: z.uuid(),
  vedetta_licence: z.uuid(),
  vedetta_unit: z.enum(keysOf(units)),
  vedetta_amount: z.coerce.number().int().positive(),
})

/** The metadata that a payment carries for its purchase. */
export function extraMetadata({ extraId, licenceId, unit, amount }: ExtraPurchase): Record<string, string> {
  return { vedetta_extra: extraId, vedetta_licence: licenceId, vedetta_unit: unit, vedetta_amount: `${amount}` }
}

function readExtra(object: unknown, facts: EventFacts): Read | null {
  const subject = extraOf(object)
  return subject && { subject, facts }
}

function extraOf(object: unknown): Extract<PaymentEvent['subject'], { kind: 'extra' }> | null {
  const { metadata } = ofMetadata.parse(object)
  if (metadata.vedetta_extra === undefined) return null
  const extra = extraShape.parse(metadata)
  return {
    kind: 'extra',
    extraId: extra.vedetta_extra,
    licenceId: extra.vedetta_licence,
    unit: extra.vedetta_unit,
    amount: extra.vedetta_amount,
  }
}
