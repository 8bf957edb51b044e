import type { Db } from '../../platform/db/client.ts'

/** The unpaid checkouts; of one by another buyer who named the address, only that it is named. */
export async function selectCheckouts(db: Db, address: string) {
  const own = await db
    .selectFrom('checkout')
    .select(['checkout_id as checkoutID', 'started_at as startedAt', 'tier', 'period', 'language'])
    .select(['buyer_email as buyerEmail', 'buyer_role as role', 'administrator_email as administratorEmail'])
    .select(['company_name as companyName', 'vat', 'sdi_code as sdiCode', 'pec'])
    .where('buyer_email', '=', address)
    .orderBy('started_at')
    .execute()
  const named = await db
    .selectFrom('checkout')
    .select(['checkout_id as checkoutID', 'started_at as startedAt', 'administrator_email as administratorEmail'])
    .where('administrator_email', '=', address)
    .where('buyer_email', '!=', address)
    .orderBy('started_at')
    .execute()
  return [...own, ...named]
}

export function selectSubscriptionsBought(db: Db, address: string) {
  return db
    .selectFrom('subscription')
    .leftJoin('licence', 'licence.licence_no', 'subscription.licence_no')
    .select(['stripe_subscription as subscriptionID', 'stripe_customer as customerID', 'checkout_id as checkoutID'])
    .select([
      'buyer_email as buyerEmail',
      'language',
      'subscription.tier',
      'period',
      'status',
      'licence_id as licenceID',
    ])
    .select(['paid_until as paidUntil', 'cancel_at as cancelAt', 'grace_until as graceUntil', 'ended_at as endedAt'])
    .select('told_failure as toldFailure')
    .where('buyer_email', '=', address)
    .orderBy('subscription_no')
    .execute()
}
