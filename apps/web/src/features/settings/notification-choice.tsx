import { plans } from '@vedetta/contracts/plans'
import type { Profile } from '@vedetta/contracts/profile'
import { frequencies, type Settings } from '@vedetta/contracts/settings'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { formatList } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'

type NotificationChoiceProps = { settings: Settings; tier: Profile['subscription']['tier'] }

/** Alerts do not exist yet; users of a plan with alerts can already choose their frequency. */
export function NotificationChoice({ settings, tier }: NotificationChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { save, pending } = useSaveSettings()
  const hasAlerts = tier !== 'none' && plans[tier].alerts
  const withAlerts = keysOf(plans)
    .filter((plan) => plans[plan].alerts)
    .map((plan) => plans[plan][language])
  return (
    <Section title={t('settings.notifications.title')} text={t('settings.notifications.text')}>
      <div className="grid gap-5">
        <Banner tone={hasAlerts ? 'info' : 'warning'}>
          {hasAlerts
            ? t('settings.notifications.later')
            : t('settings.notifications.premium', { plans: formatList(withAlerts, language) })}
        </Banner>
        <Checkbox label={t('settings.notifications.onFilter')} checked={settings.notifyOnFilter} disabled readOnly />
        <div className="sm:max-w-xs">
          <Select
            label={t('settings.notifications.frequency')}
            options={keysOf(frequencies).map((value) => ({ value, label: frequencies[value][language] }))}
            value={pending.frequency ?? settings.frequency}
            disabled={!hasAlerts}
            onChange={(frequency) => save({ frequency })}
          />
        </div>
      </div>
    </Section>
  )
}
