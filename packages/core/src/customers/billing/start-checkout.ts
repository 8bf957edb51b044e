import { randomUUID } from 'node:crypto'
import { localPath, routes } from '@vedetta/contracts/calls/routes'
import type { Purchase } from '@vedetta/contracts/customers/billing'
import { isItalianVat } from '@vedetta/contracts/customers/eu-vat'
import { isVatNumber } from '@vedetta/reference/vat-number'
import { AppError } from '../../platform/app-error.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { acceptCaptcha } from '../identity/captcha.ts'
import type { BillingContext } from './billing-context.ts'
import { insertCheckout } from './checkouts.queries.ts'
import { returnAddresses } from './return-addresses.ts'

/** Stores a checkout until it is paid, and returns the address to pay at. */
export async function startCheckout(
  { db, limits, publicUrl, secrets, payments }: BillingContext,
  { address }: { address: string },
  purchase: Purchase,
  now: Date,
): Promise<{ url: string }> {
  await limits.consume('checkoutsOfAddress', networkOf(address))
  if (!payments) throw new AppError('checkout_unavailable')
  refuseVatNumber(purchase.vatNumber)
  await acceptCaptcha(db, secrets, purchase.captcha, now)

  const { tier, period, email, language, role, companyName, sdiCode = null, pec = null } = purchase
  const checkoutId = randomUUID()
  const invoicing = { companyName, vat: purchase.vatNumber, sdiCode, pec, language }
  const administratorEmail = role === 'administer' ? email : (purchase.administratorEmail ?? null)
  const buyer = { buyerEmail: email, buyerRole: role, administratorEmail }
  await insertCheckout(db, { checkoutId, tier, period, ...buyer, ...invoicing }, now)

  const returnTo = returnAddresses(publicUrl, localPath(routes.pricing, language))
  const payer = { email, ...invoicing }
  return { url: await payments.startSubscription({ checkoutId, tier, period, payer, returnTo }) }
}

/** Italian VAT numbers have a check digit. */
function refuseVatNumber(number: string): void {
  if (isItalianVat(number) && !isVatNumber(number.slice(2))) throw new AppError('invalid_vat_number')
}
