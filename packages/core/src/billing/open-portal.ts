import { routes } from '@vedetta/contracts/routes'
import { AppError } from '../app-error.ts'
import type { Viewer } from '../viewer.ts'
import type { BillingContext } from './billing-context.ts'
import { selectPayer } from './subscriptions.queries.ts'

/** Returns the address of the provider's page to change, cancel and pay a subscription. */
export async function openPortal(
  { db, limits, publicUrl, payments }: BillingContext,
  { userId, language }: Viewer,
  { licenceID }: { licenceID: string },
): Promise<{ url: string }> {
  if (!payments) throw new AppError('checkout_unavailable')
  await limits.consume('paymentsOfPerson', userId)
  const { stripe_customer: customerId } = await selectPayer(db, licenceID)
  if (customerId === null) throw new AppError('no_subscription')
  const returnTo = new URL(`${routes.profile}?tab=billing`, publicUrl).href
  return { url: await payments.openPortal({ customerId, language, returnTo }) }
}
