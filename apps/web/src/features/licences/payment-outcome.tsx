import { routes } from '@vedetta/contracts/calls/routes'
import { checkoutOutcomes, checkoutParam } from '@vedetta/contracts/customers/billing'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { hasLicence, useProfile } from '../../domain/profile.ts'
import { Banner } from '../../ui/controls/banner.tsx'

/** Shown on the return from a checkout. */
export function PaymentOutcome() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const [params] = useSearchParams()
  const outcome = checkoutOutcomes.find((known) => known === params.get(checkoutParam))
  if (outcome === undefined) return null
  return outcome === 'paid' ? (
    <Banner
      tone="success"
      action={user && hasLicence(user) && <Link to={routes.positions}>{t('licences.payment.back')}</Link>}
    >
      {t('licences.payment.paid')}
    </Banner>
  ) : (
    <Banner tone="info">{t('licences.payment.left')}</Banner>
  )
}
