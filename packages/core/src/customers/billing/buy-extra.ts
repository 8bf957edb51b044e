import { randomUUID } from 'node:crypto'
import { routes } from '@vedetta/contracts/calls/routes'
import type { Unit } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { isLive } from '../ledger/is-live.ts'
import type { BillingContext } from './billing-context.ts'
import { returnAddresses } from './return-addresses.ts'
import { selectBilled } from './subscriptions.queries.ts'

/** Returns the address to pay for extra credits or searches at, which are granted after the payment. */
export async function buyExtra(
  { db, limits, publicUrl, payments }: BillingContext,
  { userId, email, language }: Viewer,
  { licenceID, unit, amount }: { licenceID: string; unit: Unit; amount: number },
  now: Date,
): Promise<{ url: string }> {
  if (!payments) throw new AppError('checkout_unavailable')
  await limits.consume('paymentsOfPerson', userId)
  const billed = await selectBilled(db, licenceID)
  if (!isLive(billed, now)) throw new AppError('licence_expired')
  const purchase = { extraId: randomUUID(), licenceId: licenceID, unit, amount }
  await recordAct(db, 'extra_ordered', {
    actorId: userId,
    subject: licenceID,
    details: { requestID: purchase.extraId, unit, amount },
  })
  const url = await payments.startExtra({
    ...purchase,
    customerId: billed.stripe_customer,
    payer: { email, language, companyName: billed.name, vat: billed.vat, sdiCode: billed.sdi_code, pec: billed.pec },
    returnTo: returnAddresses(publicUrl, routes.profile, { tab: 'billing' }),
  })
  return { url }
}
