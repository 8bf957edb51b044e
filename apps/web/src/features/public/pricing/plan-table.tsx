import { plans, type Tier } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { ReactNode } from 'react'
import { formatNumber, formatWholeEuro } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { isSold, planPrice } from './plan-prices.ts'
import { usePricingTexts } from './use-pricing-texts.ts'

/** Prices and limits of all plans side by side. */
export function PlanTable() {
  const { comparison, agreed, included } = usePricingTexts()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const euro = (value: number) => formatWholeEuro(value, language)
  const yesOrNo = (has: boolean) => (has ? comparison.yes : comparison.no)
  const rows: Record<keyof typeof comparison.rows, (tier: Tier) => string> = {
    monthly: (tier) => (isSold(tier) ? euro(planPrice(tier, 'monthly')) : agreed),
    annual: (tier) => (isSold(tier) ? euro(planPrice(tier, 'annual')) : agreed),
    seats: (tier) => (plans[tier].size === null ? included.seatsUnlimited : number(plans[tier].size)),
    searches: (tier) => (isSold(tier) ? number(plans[tier].monthlySearches) : agreed),
    credits: (tier) => (isSold(tier) ? number(plans[tier].monthlyCredits) : agreed),
    savedFilters: (tier) => number(plans[tier].savedFilters),
    alerts: (tier) => yesOrNo(plans[tier].alerts),
    instantAlerts: (tier) => yesOrNo(plans[tier].instantAlerts),
    publicApi: (tier) => yesOrNo(plans[tier].publicApi),
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section aria-label={comparison.title} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[640px] border-collapse text-[15px] tabular-nums">
        <caption className="sr-only">{comparison.title}</caption>
        <thead>
          <tr className="border-line border-b text-right text-[14px]">
            <th scope="col" className="py-2.5 pr-4 text-left font-medium text-muted">
              {comparison.plan}
            </th>
            {keysOf(plans).map((tier) => (
              <th key={tier} scope="col" className="py-2.5 pl-4 font-semibold">
                {plans[tier][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysOf(rows).map((row) => (
            <Row key={row} name={comparison.rows[row]}>
              {keysOf(plans).map((tier) => (
                <td key={tier} className="py-3 pl-4 text-right">
                  {rows[row](tier)}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-3 pr-4 text-left font-normal text-muted">
        {name}
      </th>
      {children}
    </tr>
  )
}
