import type { BillingPeriod, PaidSubscription, SoldTier } from '@vedetta/contracts/customers/billing'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { SubscriptionState } from './subscription-state.ts'

export type LockedSubscription = Awaited<ReturnType<typeof lockSubscription>>

/** Serialises the events of one subscription, including its first. */
export async function lockSubscription(
  tx: Transaction<DB>,
  { subscriptionId, customerId, checkoutId }: { subscriptionId: string; customerId: string; checkoutId: string },
) {
  await tx
    .insertInto('subscription')
    .values({ stripe_subscription: subscriptionId, stripe_customer: customerId, checkout_id: checkoutId })
    .onConflict((conflict) => conflict.column('stripe_subscription').doNothing())
    .execute()
  const row = await tx
    .selectFrom('subscription')
    .selectAll()
    .where('stripe_subscription', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, language: row.language as Language }
}

export async function setLicence(
  db: Db,
  subscriptionNo: number,
  of: { licenceNo: number; buyerEmail: string; language: Language },
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ licence_no: of.licenceNo, buyer_email: of.buyerEmail, language: of.language })
    .where('subscription_no', '=', subscriptionNo)
    .execute()
}

export async function setState(db: Db, subscriptionNo: number, state: SubscriptionState): Promise<void> {
  await db
    .updateTable('subscription')
    .set({
      tier: state.tier,
      period: state.period,
      status: state.status,
      paid_until: state.paidUntil,
      cancel_at: state.cancelAt,
      grace_until: state.graceUntil,
      ended_at: state.endedAt,
    })
    .where('subscription_no', '=', subscriptionNo)
    .execute()
}

export async function setNotifiedFailure(db: Db, subscriptionNo: number, invoiceId: string): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ told_failure: invoiceId })
    .where('subscription_no', '=', subscriptionNo)
    .execute()
}

export async function selectSubscription(db: Db, licenceId: string): Promise<PaidSubscription | null> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('licence', 'licence.licence_no', 'subscription.licence_no')
    .select(['subscription.tier', 'period', 'status', 'paid_until', 'cancel_at', 'grace_until'])
    .where('licence_id', '=', licenceId)
    .where('status', '!=', 'incomplete')
    .executeTakeFirst()
  if (!row?.paid_until) return null
  return {
    tier: row.tier as SoldTier,
    period: row.period as BillingPeriod,
    status: row.status as PaidSubscription['status'],
    paidUntil: row.paid_until.toISOString(),
    cancelAt: row.cancel_at?.toISOString() ?? null,
    graceUntil: row.grace_until?.toISOString() ?? null,
  }
}

/** The customer who is billed for a licence, and where, as far as known. */
export async function selectBilled(db: Db, licenceId: string) {
  return db
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .leftJoin('subscription', 'subscription.licence_no', 'licence.licence_no')
    .select(['customer.name', 'vat', 'sdi_code', 'pec', 'stripe_customer', 'stripe_subscription', 'status'])
    .select(['licence.expires_at', 'licence.deleted_at'])
    .where('licence_id', '=', licenceId)
    .executeTakeFirstOrThrow()
}

/** Buyers of ended subscriptions get no more mails. */
export async function eraseBuyersEndedBefore(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ buyer_email: null })
    .where('buyer_email', 'is not', null)
    .where('ended_at', '<', before)
    .execute()
}
