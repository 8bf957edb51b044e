import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import { plans, type Tier } from '@vedetta/contracts/facts/plans'
import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { useCapabilities } from '../../../domain/instance.ts'
import { formatNumber, formatPrice, formatWholeEuro } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { contactPath } from '../contact-path.ts'
import { PageLink } from '../page-link.tsx'
import { isSold, planPrice, pricePerMonth } from './plan-prices.ts'
import { usePricingTexts } from './use-pricing-texts.ts'

type PlanCardProps = {
  tier: Tier
  period: BillingPeriod
  checkoutLink: ((tier: SoldTier) => { search: string }) | undefined
}

export function PlanCard({ tier, period, checkoutLink }: PlanCardProps) {
  const texts = usePricingTexts()
  const language = useLanguage()
  const name = plans[tier][language]
  return (
    <li className="flex flex-col bg-card p-6">
      <h2 className="font-bold text-[20px] tracking-tight">{name}</h2>
      <p className="text-[14px] text-muted">{texts.plans[tier]}</p>
      <div className="mt-5 min-h-[92px]">{isSold(tier) ? <Price tier={tier} period={period} /> : <AgreedPrice />}</div>
      <div className="mt-4 grid">
        {isSold(tier) && checkoutLink ? (
          // A link works before hydration.
          <Link to={checkoutLink(tier)} preventScrollReset aria-label={texts.buyPlan(name)} className={buttonClass()}>
            {texts.buy}
          </Link>
        ) : (
          <PageLink
            to={contactPath(isSold(tier) ? 'trial' : 'enterprise')}
            aria-label={texts.contactPlan(name)}
            className={buttonClass({ look: isSold(tier) ? 'primary' : 'plain' })}
          >
            {texts.contact}
          </PageLink>
        )}
      </div>
      <Included tier={tier} />
    </li>
  )
}

function Price({ tier, period }: { tier: SoldTier; period: BillingPeriod }) {
  const texts = usePricingTexts()
  const language = useLanguage()
  const yearly = formatWholeEuro(planPrice(tier, 'annual'), language)
  const monthly = pricePerMonth(tier, period)
  return (
    <>
      <p>
        <span className="font-bold text-[34px] tabular-nums leading-none tracking-[-0.03em]">
          {Number.isInteger(monthly) ? formatWholeEuro(monthly, language) : formatPrice(monthly, language)}
        </span>{' '}
        <span className="text-[14px] text-muted">{texts.aMonth}</span>
      </p>
      <p className="mt-2 text-[14px] text-muted">
        {period === 'annual' ? texts.paidYearly(yearly) : texts.orYearly(yearly)}
        <br />
        {texts.vat}
      </p>
    </>
  )
}

function AgreedPrice() {
  const texts = usePricingTexts()
  return (
    <>
      <p className="font-bold text-[34px] leading-none tracking-[-0.03em]">{texts.agreed}</p>
      <p className="mt-2 text-[14px] text-muted">{texts.agreedText}</p>
    </>
  )
}

function Included({ tier }: { tier: Tier }) {
  const { included } = usePricingTexts()
  const { push } = useCapabilities()
  const language = useLanguage()
  const { size, monthlySearches, monthlyCredits, savedFilters, alerts, instantAlerts, publicApi } = plans[tier]
  const number = (value: number) => formatNumber(value, language)
  const lines = [
    size === null ? included.seatsUnlimited : included.seats(size),
    ...(isSold(tier)
      ? [included.searches(number(monthlySearches)), included.credits(number(monthlyCredits))]
      : [included.agreedAmounts]),
    included.savedFilters(number(savedFilters)),
    ...(alerts ? [included.alerts] : []),
    ...(instantAlerts ? [push ? included.instantAndPush : included.instantAlerts] : []),
    ...(publicApi ? [included.api] : []),
  ]
  const lacking = alerts ? [] : [included.noAlerts]
  return (
    <ul className="mt-6 grid gap-2.5 border-line border-t pt-5 text-[15px]">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
          {line}
        </li>
      ))}
      {lacking.map((line) => (
        <li key={line} className="flex gap-2.5 text-muted">
          <Minus className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  )
}
