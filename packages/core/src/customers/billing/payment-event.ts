import { billingPeriods, soldTiers } from '@vedetta/contracts/customers/billing'
import type { Unit } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'

/** Stripe's timestamps are whole seconds. */
const moment = z.number().int()

/** The fields of a subscription that decide its state, at a moment. */
const snapshot = z.object({
  customerId: z.string(),
  tier: z.enum(soldTiers),
  period: z.enum(keysOf(billingPeriods)),
  startsAt: moment,
  cancelAt: moment.nullable(),
  endedAt: moment.nullable(),
  endReason: z.string().nullable(),
})

const invoice = z.object({
  kind: z.literal('invoice'),
  invoiceId: z.string(),
  customerId: z.string(),
  number: z.string().nullable(),
  issuedAt: moment,
  total: z.number().int(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  url: z.string().nullable(),
  /** Whether an attempt to charge it failed. */
  failed: z.boolean(),
  /** The end of the subscription period that the invoice pays for, if any. */
  coversUntil: moment.nullable(),
})

/** The part of an event that is stored. */
export const eventFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    /** Null for a new subscription. */
    before: snapshot.nullable(),
    after: snapshot,
  }),
  invoice,
  z.object({ kind: z.literal('extra_paid') }),
  /** In cents; `refunded` is the total of all refunds so far. */
  z.object({ kind: z.literal('extra_refunded'), refunded: z.number().int(), charged: z.number().int().positive() }),
])

export type EventFacts = z.infer<typeof eventFacts>
export type Snapshot = z.infer<typeof snapshot>
export type InvoiceFacts = z.infer<typeof invoice>

export type KnownEvent = { readonly id: string; readonly created: number; readonly facts: EventFacts }

/** Credits or searches bought for a licence; the payment's metadata carries all of it. */
export type ExtraPurchase = {
  readonly extraId: string
  readonly licenceId: string
  readonly unit: Unit
  readonly amount: number
}

type Subject =
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly checkoutId: string }
  | ({ readonly kind: 'extra' } & ExtraPurchase)

/** An event of the payment provider about our products, with a verified signature. */
export type PaymentEvent = KnownEvent & { readonly type: string; readonly subject: Subject }
