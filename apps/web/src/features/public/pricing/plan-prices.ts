import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import { monthsPaidInAYear, plans } from '@vedetta/contracts/facts/plans'

/** Euro before VAT per payment. Duplicates `priceOf` of the billing contract, whose code this page does without. */
export function planPrice(tier: SoldTier, period: BillingPeriod): number {
  return plans[tier].monthlyPrice * (period === 'annual' ? monthsPaidInAYear : 1)
}

/** The price per month, also when billed by the year. */
export function pricePerMonth(tier: SoldTier, period: BillingPeriod): number {
  return period === 'annual' ? planPrice(tier, 'annual') / 12 : plans[tier].monthlyPrice
}

export function isSold(tier: keyof typeof plans): tier is SoldTier {
  return plans[tier].monthlyPrice !== null
}
