import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { changeLicence } from './change-licence.ts'
import { insertEvent, selectEvents } from './events.queries.ts'
import { upsertInvoices } from './invoices.queries.ts'
import { notifyPaymentFailed } from './notify-payment-failed.ts'
import { openLicence } from './open-licence.ts'
import type { PaymentEvent } from './payment-event.ts'
import { type SubscriptionState, subscriptionState } from './subscription-state.ts'
import {
  type LockedSubscription,
  lockSubscription,
  setLicence,
  setNotifiedFailure,
  setState,
} from './subscriptions.queries.ts'

type SubscriptionEvent = PaymentEvent & { readonly subject: { readonly kind: 'subscription' } }

/** Stores an event and brings the subscription, its licence and its invoices to the state after all events. */
export async function syncSubscription(
  tx: Transaction<DB>,
  publicUrl: string,
  event: SubscriptionEvent,
  now: Date,
): Promise<void> {
  const { subscriptionId, checkoutId } = event.subject
  const locked = await lockSubscription(tx, { subscriptionId, checkoutId, customerId: customerOf(event) })
  if (!(await insertEvent(tx, subscriptionId, event, now))) return
  const state = subscriptionState(await selectEvents(tx, subscriptionId))
  if (!state) return

  const { subscription_no: no } = locked
  await setState(tx, no, state)
  const sold = await licenceOf(tx, publicUrl, locked, state)
  const { customer, administrator_email: administratorEmail } = await changeLicence(tx, sold.licenceNo, state)
  await upsertInvoices(tx, sold.licenceNo, state.invoices)
  // One mail per invoice, however often its payment is retried.
  if (!state.owed || state.owed.invoiceId === locked.told_failure) return
  await notifyPaymentFailed(tx, publicUrl, { ...sold, customer, administratorEmail }, state)
  await setNotifiedFailure(tx, no, state.owed.invoiceId)
}

/** The subscription's licence, issued with its first payment. */
async function licenceOf(
  tx: Transaction<DB>,
  publicUrl: string,
  { subscription_no, licence_no, checkout_id, buyer_email, language }: LockedSubscription,
  state: SubscriptionState,
) {
  if (licence_no !== null) return { licenceNo: licence_no, buyerEmail: buyer_email, language }
  const opened = await openLicence(tx, publicUrl, checkout_id, state)
  await setLicence(tx, subscription_no, opened)
  return opened
}

function customerOf({ facts }: PaymentEvent): string {
  if (facts.kind === 'subscription') return facts.after.customerId
  if (facts.kind === 'invoice') return facts.customerId
  throw new Error(`${facts.kind} is not told of subscriptions`)
}
