import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import type { Settings } from '@vedetta/contracts/customers/settings'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasAlerts, hasInstantAlerts, useAlertPlans } from '../../domain/alert-plans.ts'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { DigestTimes } from '../../ui/forms/digest-times.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { StoppedDigests } from './stopped-digests.tsx'

type NotificationChoiceProps = { settings: Settings; tier: Profile['subscription']['tier'] }

/** Alerts of the filters with a bell; on plans without alerts the choices are shown and cannot be changed. */
export function NotificationChoice({ settings, tier }: NotificationChoiceProps) {
  const { t } = useTranslation()
  const plans = useAlertPlans()
  const instantPlans = useAlertPlans('instantAlerts')
  const { save, pending } = useSaveSettings()
  const times = {
    frequency: pending.frequency ?? settings.frequency,
    alertDays: pending.alertDays ?? settings.alertDays,
    alertHour: pending.alertHour ?? settings.alertHour,
  }
  const isUnavailable = !hasAlerts(tier)
  return (
    <Section title={t('settings.notifications.title')} text={t('settings.notifications.text')}>
      <div className="grid gap-5">
        {isUnavailable && (
          <Banner tone="warning" action={<Link to={`${routes.profile}?tab=billing`}>{t('savedFilters.toPlans')}</Link>}>
            {t('settings.notifications.premium', { plans })}
          </Banner>
        )}
        <StoppedDigests />
        <Checkbox
          label={t('settings.notifications.onFilter')}
          hint={t('settings.notifications.onFilterHint')}
          checked={pending.notifyOnFilter ?? settings.notifyOnFilter}
          disabled={isUnavailable}
          onChange={(event) => save({ notifyOnFilter: event.target.checked })}
        />
        <DigestTimes value={times} disabled={isUnavailable} onChange={(chosen) => save(chosen)} />
        <Checkbox
          label={t('digests.instant')}
          hint={
            hasInstantAlerts(tier)
              ? t('digests.instantHint')
              : t('settings.notifications.instantPremium', { plans: instantPlans })
          }
          checked={pending.instantAlerts ?? settings.instantAlerts}
          disabled={!hasInstantAlerts(tier)}
          onChange={(event) => save({ instantAlerts: event.target.checked })}
        />
        <Checkbox
          label={t('settings.notifications.unsure')}
          hint={t('settings.notifications.unsureHint')}
          checked={pending.tellUnsure ?? settings.tellUnsure}
          disabled={isUnavailable}
          onChange={(event) => save({ tellUnsure: event.target.checked })}
        />
      </div>
    </Section>
  )
}
