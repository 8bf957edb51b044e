import type { BillingPeriod, SoldTier } from '@vedetta/contracts/billing'
import { plans } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsClient } from '../../../lib/use-is-client.ts'
import { isSold } from './plan-prices.ts'

const nothingAsked = new URLSearchParams()

/** Which plan is being bought, and how it is billed: both stand in the address. */
export function useBuying() {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const params = useIsClient() ? asked : nothingAsked
  const period: BillingPeriod = params.get('period') === 'annual' ? 'annual' : 'monthly'
  const plan = keysOf(plans)
    .filter(isSold)
    .find((tier) => tier === params.get('plan'))

  function address(next: { plan?: SoldTier | undefined; period?: BillingPeriod }): { search: string } {
    const chosen = { plan, period, ...next }
    const query = { ...(chosen.plan && { plan: chosen.plan }), ...(chosen.period === 'annual' && { period: 'annual' }) }
    return { search: new URLSearchParams(query).toString() }
  }

  return {
    plan,
    period,
    buyAddress: (tier: SoldTier) => address({ plan: tier }),
    bill: (next: BillingPeriod) => navigate(address({ period: next }), { replace: true, preventScrollReset: true }),
    close: () => navigate(address({ plan: undefined }), { preventScrollReset: true }),
  }
}
