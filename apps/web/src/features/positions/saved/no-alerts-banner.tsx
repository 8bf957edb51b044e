import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasAlerts, useAlertPlans } from '../../../domain/alert-plans.ts'
import { useProfile } from '../../../domain/profile.ts'
import { Banner } from '../../../ui/controls/banner.tsx'

/** Why bells cannot be turned on, on plans without alerts. */
export function NoAlertsBanner() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const plans = useAlertPlans()
  if (!user || hasAlerts(user.subscription.tier)) return null
  return (
    <div className="border-line border-b px-4 py-3 sm:px-5">
      <Banner tone="info" action={<Link to={`${routes.profile}?tab=billing`}>{t('savedFilters.toPlans')}</Link>}>
        {t('bells.premium', { plans })}
      </Banner>
    </div>
  )
}
