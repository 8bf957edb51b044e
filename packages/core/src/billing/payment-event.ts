import { billingPeriods, soldTiers } from '@vedetta/contracts/billing'
import type { Unit } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { z } from 'zod'

/** As Stripe tells time: whole seconds. */
const moment = z.number().int()

/** A subscription as it was at a moment, in what decides something. */
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
  /** Its payment was tried in vain. */
  failed: z.boolean(),
  /** The end of the time of the subscription it is for, if it is for any. */
  coversUntil: moment.nullable(),
})

/** What is kept of an event. */
export const eventFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    /** Null of one that is new. */
    before: snapshot.nullable(),
    after: snapshot,
  }),
  invoice,
  z.object({ kind: z.literal('extra_paid') }),
  /** Cents, of all refunds so far. */
  z.object({ kind: z.literal('extra_refunded'), refunded: z.number().int(), charged: z.number().int().positive() }),
])

export type EventFacts = z.infer<typeof eventFacts>
export type Snapshot = z.infer<typeof snapshot>
export type InvoiceFacts = z.infer<typeof invoice>

export type KnownEvent = { readonly id: string; readonly created: number; readonly facts: EventFacts }

/** Credits or searches somebody bought for a licence; all of it travels with the payment. */
export type ExtraPurchase = {
  readonly extraId: string
  readonly licenceId: string
  readonly unit: Unit
  readonly amount: number
}

type Subject =
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly checkoutId: string }
  | ({ readonly kind: 'extra' } & ExtraPurchase)

/** Something that happened at the payment provider and concerns us; nobody else can have said it. */
export type PaymentEvent = KnownEvent & { readonly type: string; readonly subject: Subject }
