import type { BillingPeriod, SoldTier } from '@vedetta/contracts/billing'
import { plans } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useSearchParams } from 'react-router'
import { isSold } from './plan-prices.ts'

/** Which plan is being bought, and how it is billed: both stand in the address. */
export function useBuying() {
  const [params, setParams] = useSearchParams()
  const period: BillingPeriod = params.get('period') === 'annual' ? 'annual' : 'monthly'
  const plan = keysOf(plans)
    .filter(isSold)
    .find((tier) => tier === params.get('plan'))

  function show(next: { plan?: SoldTier | undefined; period?: BillingPeriod }): void {
    const chosen = { plan, period, ...next }
    const query = { ...(chosen.plan && { plan: chosen.plan }), ...(chosen.period === 'annual' && { period: 'annual' }) }
    setParams(query, { replace: next.plan === plan, preventScrollReset: true })
  }

  return { plan, period, show }
}
