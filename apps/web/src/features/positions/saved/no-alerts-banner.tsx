import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasAlerts, useAlertPlans } from '../../../domain/alert-plans.ts'
import { useProfile } from '../../../domain/profile.ts'
import { useTurnAlertsOn } from '../../../domain/use-alerts-off.ts'
import { AlertsOffBanner } from '../../../ui/controls/alerts-off-banner.tsx'
import { Banner } from '../../../ui/controls/banner.tsx'

/** Why bells don't ring: the plan has no alerts, or they are off in the settings. */
export function NoAlertsBanner({ hasBell }: { hasBell: boolean }) {
  const { t } = useTranslation()
  const { user } = useProfile()
  const plans = useAlertPlans()
  const turnOn = useTurnAlertsOn()
  if (!user) return null
  if (hasAlerts(user.subscription.tier))
    return (
      hasBell &&
      turnOn && (
        <div className="border-line border-b px-4 py-3 sm:px-5">
          <AlertsOffBanner onTurnOn={turnOn} />
        </div>
      )
    )
  return (
    <div className="border-line border-b px-4 py-3 sm:px-5">
      <Banner tone="info" action={<Link to={`${routes.profile}?tab=billing`}>{t('savedFilters.toPlans')}</Link>}>
        {t('bells.premium', { plans })}
      </Banner>
    </div>
  )
}
