import type { BillingPeriod, SoldTier } from '@vedetta/contracts/billing'
import { monthsPaidInAYear, plans } from '@vedetta/contracts/plans'

/** What is paid each time, in euro before VAT: `priceOf` of the call that sells them, without all the rest of it. */
export function planPrice(tier: SoldTier, period: BillingPeriod): number {
  return plans[tier].monthlyPrice * (period === 'annual' ? monthsPaidInAYear : 1)
}

/** What a month comes to. */
export function priceAMonth(tier: SoldTier, period: BillingPeriod): number {
  return period === 'annual' ? planPrice(tier, 'annual') / 12 : plans[tier].monthlyPrice
}

export function isSold(tier: keyof typeof plans): tier is SoldTier {
  return plans[tier].monthlyPrice !== null
}
