import type { BillingPeriod, BuyerRole, SoldTier } from '@vedetta/contracts/customers/billing'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'

export type Checkout = {
  readonly checkoutId: string
  readonly tier: SoldTier
  readonly period: BillingPeriod
  readonly buyerEmail: string
  readonly buyerRole: BuyerRole
  /** Null for the operator. */
  readonly administratorEmail: string | null
  readonly language: Language
  readonly companyName: string
  readonly vat: string
  readonly sdiCode: string | null
  readonly pec: string | null
}

export async function insertCheckout(db: Db, checkout: Checkout, now: Date): Promise<void> {
  await db
    .insertInto('checkout')
    .values({
      checkout_id: checkout.checkoutId,
      started_at: now,
      tier: checkout.tier,
      period: checkout.period,
      buyer_email: checkout.buyerEmail,
      buyer_role: checkout.buyerRole,
      administrator_email: checkout.administratorEmail,
      language: checkout.language,
      company_name: checkout.companyName,
      vat: checkout.vat,
      sdi_code: checkout.sdiCode,
      pec: checkout.pec,
    })
    .execute()
}

/** Deletes a checkout and returns it. */
export async function takeCheckout(db: Db, checkoutId: string): Promise<Checkout | undefined> {
  const row = await db.deleteFrom('checkout').where('checkout_id', '=', checkoutId).returningAll().executeTakeFirst()
  return (
    row && {
      checkoutId,
      tier: row.tier as SoldTier,
      period: row.period as BillingPeriod,
      buyerEmail: row.buyer_email,
      buyerRole: row.buyer_role as BuyerRole,
      administratorEmail: row.administrator_email,
      language: row.language as Language,
      companyName: row.company_name,
      vat: row.vat,
      sdiCode: row.sdi_code,
      pec: row.pec,
    }
  )
}

export async function deleteCheckoutsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('checkout')
    .where('checkout_id', 'in', (some) =>
      some.selectFrom('checkout').select('checkout_id').where('started_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
