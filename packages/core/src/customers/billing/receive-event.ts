import { AppError } from '../../platform/app-error.ts'
import type { BillingContext } from './billing-context.ts'
import { syncExtra } from './sync-extra.ts'
import { syncSubscription } from './sync-subscription.ts'

type Received = { readonly body: Uint8Array; readonly signature: string | undefined }

/** Handles a webhook call of the payment provider. Only signed events count, each once; they may arrive late, twice and in any order. */
export async function receiveEvent(
  { db, payments, publicUrl }: Pick<BillingContext, 'db' | 'payments' | 'publicUrl'>,
  { body, signature }: Received,
  now: Date,
): Promise<void> {
  if (!payments) throw new AppError('checkout_unavailable')
  const event = payments.readEvent(body, signature, now)
  if (!event) return
  const { subject } = event
  await db
    .transaction()
    .execute((tx) =>
      subject.kind === 'subscription'
        ? syncSubscription(tx, publicUrl, { ...event, subject }, now)
        : syncExtra(tx, { ...event, subject }, now),
    )
}
