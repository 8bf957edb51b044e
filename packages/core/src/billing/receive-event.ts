import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { followExtra } from './follow-extra.ts'
import { followSubscription } from './follow-subscription.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Received = { readonly body: Uint8Array; readonly signature: string | undefined }

/** What the payment provider tells. Only what it signed counts, once, and it may come late, twice, or before what it follows. */
export async function receiveEvent(
  { db, payments, publicUrl }: { db: Db; payments: PaymentProvider | null; publicUrl: string },
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
        ? followSubscription(tx, publicUrl, { ...event, subject }, now)
        : followExtra(tx, { ...event, subject }, now),
    )
}
