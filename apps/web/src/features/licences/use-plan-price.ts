import { monthsPaidInAYear, plans, type Tier } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'

export function usePlanPrice() {
  const { t } = useTranslation()
  const language = useLanguage()
  const priceFor = (tier: Tier, months: number) => {
    const { monthlyPrice } = plans[tier]
    return monthlyPrice === null ? t('licences.billing.agreed') : formatPrice(monthlyPrice * months, language)
  }
  return {
    monthly: (tier: Tier) => priceFor(tier, 1),
    yearly: (tier: Tier) => priceFor(tier, monthsPaidInAYear),
  }
}
