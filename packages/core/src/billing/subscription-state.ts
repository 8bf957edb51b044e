import type { BillingPeriod, SoldTier } from '@vedetta/contracts/billing'
import { dayMs } from '@vedetta/contracts/durations'
import { graceDays } from '@vedetta/contracts/plans'
import { invoiceStates } from './invoice-states.ts'
import { lastSnapshot } from './last-snapshot.ts'
import type { InvoiceFacts, KnownEvent, Snapshot } from './payment-event.ts'

export type SubscriptionState = {
  readonly tier: SoldTier
  readonly period: BillingPeriod
  readonly status: 'active' | 'past_due' | 'ended'
  readonly startsAt: Date
  readonly paidUntil: Date
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** While a payment is owed: until when the licence goes on all the same. */
  readonly graceUntil: Date | null
  /** Of the licence. */
  readonly expiresAt: Date
  /** The invoice that is owed, and whose payment failed. */
  readonly owed: InvoiceFacts | null
  readonly invoices: readonly InvoiceFacts[]
}

/**
 * What all events of a subscription say together, in whatever order and however often they came; null until it is known
 * and paid for. Nothing else decides about a subscription.
 */
export function subscriptionState(events: readonly KnownEvent[]): SubscriptionState | null {
  const snapshot = lastSnapshot(events)
  const invoices = invoiceStates(events)
  const paid = invoices.findLast(({ status, coversUntil }) => status === 'paid' && coversUntil !== null)
  if (!snapshot || !paid || paid.coversUntil === null) return null
  const owed = invoices.findLast(({ status, failed }) => status === 'open' && failed)
  // An older debt than what was paid last is Stripe's to collect.
  const isPastDue = owed !== undefined && owed.issuedAt >= paid.issuedAt && snapshot.endedAt === null
  const lapsesAt = new Date(paid.coversUntil * 1000 + graceDays * dayMs)
  const startsAt = toDate(snapshot.startsAt)
  return {
    tier: snapshot.tier,
    period: snapshot.period,
    status: statusOf(snapshot, isPastDue),
    startsAt,
    paidUntil: toDate(paid.coversUntil),
    cancelAt: snapshot.cancelAt === null ? null : toDate(snapshot.cancelAt),
    endedAt: snapshot.endedAt === null ? null : toDate(snapshot.endedAt),
    graceUntil: isPastDue ? lapsesAt : null,
    expiresAt: after(startsAt, expiryOf(snapshot, lapsesAt)),
    owed: isPastDue ? owed : null,
    invoices,
  }
}

function statusOf({ endedAt }: Snapshot, isPastDue: boolean): SubscriptionState['status'] {
  if (endedAt !== null) return 'ended'
  return isPastDue ? 'past_due' : 'active'
}

/** Who leaves does so when they said; who could not pay has the days of grace, also where Stripe gives up earlier. */
function expiryOf({ cancelAt, endedAt, endReason }: Snapshot, lapsesAt: Date): Date {
  const leavesAt = endedAt === null ? cancelAt : endReason === 'payment_failed' ? null : endedAt
  return leavesAt === null ? lapsesAt : new Date(Math.min(leavesAt * 1000, lapsesAt.getTime()))
}

/** A licence that ends as it begins lasts a second. */
function after(start: Date, end: Date): Date {
  return end > start ? end : new Date(start.getTime() + 1000)
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
