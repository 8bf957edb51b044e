import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import { graceDays } from '@vedetta/contracts/facts/plans'
import { dayMs } from '@vedetta/contracts/text/durations'
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
  /** While a payment is owed: until when the licence still lasts. */
  readonly graceUntil: Date | null
  /** The licence's expiry. */
  readonly expiresAt: Date
  /** The unpaid invoice whose payment failed. */
  readonly owed: InvoiceFacts | null
  readonly invoices: readonly InvoiceFacts[]
}

/**
 * The state of a subscription as a pure function of its events, in any order and with repetitions; null until its plan and a
 * payment are known. Nothing else decides about a subscription.
 */
export function subscriptionState(events: readonly KnownEvent[]): SubscriptionState | null {
  const snapshot = lastSnapshot(events)
  const invoices = invoiceStates(events)
  const paid = invoices.findLast(({ status, coversUntil }) => status === 'paid' && coversUntil !== null)
  if (!snapshot || !paid || paid.coversUntil === null) return null
  const owed = invoices.findLast(({ status, failed }) => status === 'open' && failed)
  // A debt older than the last paid invoice is left to Stripe to collect.
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

/** A cancellation takes effect on its date; a failed payment has the days of grace, even if Stripe ends the subscription earlier. */
function expiryOf({ cancelAt, endedAt, endReason }: Snapshot, lapsesAt: Date): Date {
  const leavesAt = endedAt === null ? cancelAt : endReason === 'payment_failed' ? null : endedAt
  return leavesAt === null ? lapsesAt : new Date(Math.min(leavesAt * 1000, lapsesAt.getTime()))
}

/** A licence must end after its start, so one that ends at once lasts a second. */
function after(start: Date, end: Date): Date {
  return end > start ? end : new Date(start.getTime() + 1000)
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
