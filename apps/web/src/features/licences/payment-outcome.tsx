import { checkoutOutcomes, checkoutParam } from '@vedetta/contracts/billing'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Banner } from '../../ui/banner.tsx'

/** Shown on the return from a checkout. */
export function PaymentOutcome() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const outcome = checkoutOutcomes.find((known) => known === params.get(checkoutParam))
  if (outcome === undefined) return null
  return outcome === 'paid' ? (
    <Banner tone="success">{t('licences.payment.paid')}</Banner>
  ) : (
    <Banner tone="info">{t('licences.payment.left')}</Banner>
  )
}
