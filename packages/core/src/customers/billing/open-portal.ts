import { routes } from '@vedetta/contracts/calls/routes'
import type { openPortal as openPortalCall } from '@vedetta/contracts/customers/billing'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { BillingContext } from './billing-context.ts'
import { selectBilled } from './subscriptions.queries.ts'

/** Returns the address of the provider's page to change, cancel and pay a subscription. */
export async function openPortal(
  { db, limits, publicUrl, payments }: BillingContext,
  { userId, language }: Viewer,
  { licenceID, page = 'overview' }: z.output<typeof openPortalCall.input>,
): Promise<{ url: string }> {
  if (!payments) throw new AppError('checkout_unavailable')
  await limits.consume('paymentsOfPerson', userId)
  const { stripe_customer: customerId, stripe_subscription, status } = await selectBilled(db, licenceID)
  if (customerId === null) throw new AppError('no_subscription')
  // An ended subscription has no plans to change to: the portal refuses to open them.
  const changes = page === 'plans' && status !== 'ended' ? stripe_subscription : null
  const returnTo = new URL(`${routes.profile}?tab=billing`, publicUrl).href
  return { url: await payments.openPortal({ customerId, changes, language, returnTo }) }
}
