import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsClient } from '../../../lib/use-is-client.ts'
import { isSold } from './plan-prices.ts'

const noParams = new URLSearchParams()

/** The plan being bought and its billing period, both in the URL. */
export function useCheckoutParams() {
  const navigate = useNavigate()
  const [urlParams] = useSearchParams()
  const params = useIsClient() ? urlParams : noParams
  const period: BillingPeriod = params.get('period') === 'annual' ? 'annual' : 'monthly'
  const plan = keysOf(plans)
    .filter(isSold)
    .find((tier) => tier === params.get('plan'))

  function linkTo(next: { plan?: SoldTier | undefined; period?: BillingPeriod }): { search: string } {
    const chosen = { plan, period, ...next }
    const query = { ...(chosen.plan && { plan: chosen.plan }), ...(chosen.period === 'annual' && { period: 'annual' }) }
    return { search: new URLSearchParams(query).toString() }
  }

  return {
    plan,
    period,
    checkoutLink: (tier: SoldTier) => linkTo({ plan: tier }),
    setPeriod: (next: BillingPeriod) => navigate(linkTo({ period: next }), { replace: true, preventScrollReset: true }),
    close: () => navigate(linkTo({ plan: undefined }), { preventScrollReset: true }),
  }
}
